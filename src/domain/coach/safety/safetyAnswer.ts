import type { Random } from '@/domain/random';
import type { Chip } from '../conversation/chip';
import { pickFresh } from '../conversation/pickFresh';
import type { Language } from '../reading/languages';
import { familyThreat } from './content/familyThreat';
import { minor } from './content/minor';
import { moneyFraud } from './content/moneyFraud';
import { selfHarm } from './content/selfHarm';
import { sextortion } from './content/sextortion';
import { sexualPressure } from './content/sexualPressure';
import { stalking } from './content/stalking';
import { tracking } from './content/tracking';
import { violence } from './content/violence';
import { DANGER_KINDS, type Danger, type DangerKind } from './dangers';
import type { SafetyContent } from './safetyContent';

export const SAFETY_CONTENT: Readonly<Record<DangerKind, SafetyContent>> = {
  selfHarm,
  violence,
  familyThreat,
  stalking,
  tracking,
  sextortion,
  moneyFraud,
  minor,
  sexualPressure,
};

export interface SafetyAnswer {
  readonly id: string;
  readonly text: string;
  readonly chips: readonly Chip[];
  readonly kind: DangerKind;
}

const TARGET = /^safety:(\w+):(\d+)$/u;

function chipsOf(kind: DangerKind, language: Language, answered?: number): readonly Chip[] {
  return SAFETY_CONTENT[kind].chips.flatMap(({ words }, index) =>
    index === answered ? [] : [{ words: words[language], to: `safety:${kind}:${index}` }],
  );
}

/** What is said to a danger: help at once where it is certain, a question with it where not. */
export function safetyAnswer(
  { kind, certainty }: Pick<Danger, 'kind' | 'certainty'>,
  language: Language,
  recentIds: readonly string[],
  random: Random,
): SafetyAnswer {
  const { replies, checkIn } = SAFETY_CONTENT[kind];
  const chips = chipsOf(kind, language);
  const checkInId = `safety.${kind}.${language}.checkIn`;
  // A question that was asked already is not asked again: now the help itself is due.
  if (certainty === 'possible' && !recentIds.includes(checkInId)) {
    return { id: checkInId, text: checkIn[language], chips, kind };
  }
  const all = replies[language].map((text, index) => ({
    id: `safety.${kind}.${language}.${index}`,
    text,
  }));
  const picked = pickFresh(all, recentIds, random);
  return { id: picked?.id ?? '', text: picked?.text ?? '', chips, kind };
}

/**
 * What a person in danger writes next, answered as the step or the chip that says the same: "I am
 * on the roof", "I already paid". Null where it says none of them.
 */
export function safetyStepAnswer(
  kind: DangerKind,
  text: string,
  language: Language,
): SafetyAnswer | null {
  const { chips, steps = [] } = SAFETY_CONTENT[kind];
  const all = [
    ...steps.map((step, index) => ({
      ...step,
      id: `step${index}`,
      chips: chipsOf(kind, language),
    })),
    ...chips.map((chip, index) => ({
      ...chip,
      id: `chip${index}`,
      chips: chipsOf(kind, language, index),
    })),
  ];
  const said = all.filter((step) => step.said?.test(text) === true);
  const step = said.find(({ isFirst }) => isFirst) ?? said[0];
  if (step === undefined) return null;
  const id = `safety.${kind}.${language}.${step.id}`;
  return { id, text: step.answer[language], chips: step.chips, kind };
}

/** What stands behind a chip of a safety reply, or null where the target is none. */
export function safetyChipAnswer(target: string, language: Language): SafetyAnswer | null {
  const [, name, number] = TARGET.exec(target) ?? [];
  const kind = DANGER_KINDS.find((one) => one === name);
  const index = Number(number);
  const chip = kind === undefined ? undefined : SAFETY_CONTENT[kind].chips[index];
  if (kind === undefined || chip === undefined) return null;
  return {
    id: `safety.${kind}.${language}.chip${index}`,
    text: chip.answer[language],
    chips: chipsOf(kind, language, index),
    kind,
  };
}
