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
import type { SafetyContent, SafetyStep } from './safetyContent';

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

function chipAnswer(
  kind: DangerKind,
  index: number,
  { answer }: SafetyStep,
  language: Language,
): SafetyAnswer {
  const id = `safety.${kind}.${language}.chip${index}`;
  return { id, text: answer[language], chips: chipsOf(kind, language, index), kind };
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
  const all: readonly SafetyStep[] = [...steps, ...chips];
  const said = all.filter((step) => step.said?.test(text) === true);
  const step = said.find(({ isFirst }) => isFirst) ?? said[0];
  if (step === undefined) return null;
  const index = all.indexOf(step);
  if (index >= steps.length) return chipAnswer(kind, index - steps.length, step, language);
  const id = `safety.${kind}.${language}.step${index}`;
  return { id, text: step.answer[language], chips: chipsOf(kind, language), kind };
}

/** What stands behind a chip of a safety reply, or null where the target is none. */
export function safetyChipAnswer(target: string, language: Language): SafetyAnswer | null {
  const [, name, number] = TARGET.exec(target) ?? [];
  const kind = DANGER_KINDS.find((one) => one === name);
  const index = Number(number);
  const chip = kind === undefined ? undefined : SAFETY_CONTENT[kind].chips[index];
  if (kind === undefined || chip === undefined) return null;
  return chipAnswer(kind, index, chip, language);
}
