import { type FormEvent, useState } from 'react';
import type { LabPlace } from '@/data/lab/labControl';
import { parseScenario } from '@/data/lab/parseScenario';
import {
  LONGEST_NAME,
  listScenarios,
  removeScenario,
  saveScenario,
} from '@/data/lab/savedScenarios';
import { Button } from '@/ui/components/Button/Button';
import { CopyText } from '@/ui/components/CopyText/CopyText';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';

export interface SavedScenariosProps {
  readonly place: LabPlace;
  /** The scenario that would be saved. */
  readonly text: string;
  readonly onOpen: (text: string) => void;
  readonly onRefuse: (reason: string) => void;
}

/** Saves the scenario under a name, copies it, and lists what was saved in this browser. */
export function SavedScenarios({ place, text, onOpen, onRefuse }: SavedScenariosProps) {
  const [name, setName] = useState('');
  const [saved, setSaved] = useState(() => listScenarios(place));

  const save = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseScenario(text);
    if (parsed.kind === 'refused') {
      onRefuse(parsed.reason);
      return;
    }
    try {
      setSaved(saveScenario(place, { name: name.trim() || 'Scenario', text }));
      setName('');
    } catch {
      onRefuse('There is no room to save the scenario.');
    }
  };

  return (
    <Stack gap="x4">
      <CopyText
        text={() => text}
        label="Copy scenario"
        done="Copied"
        fieldLabel="The scenario to copy"
      />
      <form onSubmit={save}>
        <Stack gap="x3">
          <Field label="Name of the scenario" optional>
            {(field) => (
              <Input
                {...field}
                value={name}
                maxLength={LONGEST_NAME}
                autoComplete="off"
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Button type="submit" tone="quiet">
            Save scenario
          </Button>
        </Stack>
      </form>
      {saved.length > 0 && (
        <Stack as="ul" gap="x3" aria-label="Saved scenarios">
          {saved.map((scenario) => (
            <Row key={scenario.name} as="li" justify="between" wrap>
              <Text as="span">{scenario.name}</Text>
              <Row>
                <Button size="small" tone="quiet" onClick={() => onOpen(scenario.text)}>
                  Open
                </Button>
                <Button
                  size="small"
                  tone="ghost"
                  onClick={() => setSaved(removeScenario(place, scenario.name))}
                >
                  Remove
                </Button>
              </Row>
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
