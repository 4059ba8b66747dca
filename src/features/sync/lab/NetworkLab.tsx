import { useEffect, useId, useState } from 'react';
import type { Lab } from '@/data/lab/lab';
import type { LabControl } from '@/data/lab/labControl';
import { parseScenario } from '@/data/lab/parseScenario';
import { Button } from '@/ui/components/Button/Button';
import { Field } from '@/ui/components/Field/Field';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { TextArea } from '@/ui/components/TextArea/TextArea';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { useStore } from '@/ui/state/useStore';
import { FaultChoice } from './FaultChoice';
import { SavedScenarios } from './SavedScenarios';
import { FIRST_CHOICE, hintOf, textOf } from './scenarioChoice';

/** Why nothing was started; null where nothing went wrong. */
async function startScenario(control: LabControl, text: string): Promise<string | null> {
  const parsed = parseScenario(text);
  if (parsed.kind === 'refused') return parsed.reason;
  try {
    await control.start(parsed.scenario);
    return null;
  } catch {
    return 'The lab could not be started: this browser stores nothing now.';
  }
}

/** Makes the faults of a network and a device on purpose, for testers (rule R88). */
export function NetworkLab({ lab }: { readonly lab: Lab }) {
  const heading = useId();
  const isOn = useStore(lab.isOn);
  const [control, setControl] = useState<LabControl | null>(null);
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [text, setText] = useState(() => textOf(FIRST_CHOICE));
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    lab.control().then(setControl, () => setRefusal('The lab needs storage, which is forbidden.'));
  }, [lab]);

  const choose = (next: typeof choice) => {
    setChoice(next);
    setText(textOf(next));
    setRefusal(null);
  };
  const write = (next: string) => {
    setText(next);
    setRefusal(null);
  };
  const start = async () => {
    if (control !== null) setRefusal(await startScenario(control, text));
  };
  const hint = hintOf(choice);

  return (
    <Stack as="section" gap="x4" aria-labelledby={heading}>
      <Heading level={3} size="card" id={heading}>
        Network lab
      </Heading>
      <Text size="small" tone="soft">
        Makes faults on purpose, in this page, other tabs and the worker. It ends after an hour.
      </Text>
      <FaultChoice choice={choice} onChoose={choose} />
      {hint !== null && (
        <Text size="small" tone="soft">
          {hint}
        </Text>
      )}
      <Field
        label="Scenario"
        hint="Steps in seconds since the start; this text can be changed and shared."
        error={refusal}
      >
        {(field) => (
          <TextArea
            {...field}
            value={text}
            spellCheck={false}
            autoCapitalize="off"
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <Row wrap>
        <Button aria-disabled={control === null} onClick={() => void start()}>
          Start
        </Button>
        <Button tone="quiet" aria-disabled={!isOn} onClick={() => control?.stop()}>
          Stop
        </Button>
      </Row>
      {control !== null && (
        <SavedScenarios place={control.place} text={text} onOpen={write} onRefuse={setRefusal} />
      )}
    </Stack>
  );
}
