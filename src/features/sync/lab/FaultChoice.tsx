import { AMOUNTS, FAULTS } from '@/domain/lab/fault';
import { LARGEST_SEED } from '@/domain/lab/scenario';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';
import { Select } from '@/ui/components/Select/Select';
import { faultWords } from './faultWords';
import { BY_SEED, choiceOf, type ScenarioChoice } from './scenarioChoice';

const SEED = { label: 'Seed', least: 0, most: LARGEST_SEED };

export interface FaultChoiceProps {
  readonly choice: ScenarioChoice;
  readonly onChoose: (choice: ScenarioChoice) => void;
}

/** Chooses a fault, and its number where it has one. */
export function FaultChoice({ choice, onChoose }: FaultChoiceProps) {
  const { fault, amount } = choice;
  const bounds = fault === BY_SEED ? SEED : AMOUNTS[fault];
  const choose = (value: string) => {
    onChoose(choiceOf(FAULTS.find((name) => name === value) ?? BY_SEED));
  };
  return (
    <>
      <Field label="Fault">
        {(field) => (
          <Select {...field} value={fault} onChange={({ target }) => choose(target.value)}>
            {FAULTS.map((name) => (
              <option key={name} value={name}>
                {faultWords[name]}
              </option>
            ))}
            <option value={BY_SEED}>Ten bad minutes, by a seed</option>
          </Select>
        )}
      </Field>
      {bounds !== undefined && (
        <Field label={bounds.label}>
          {(field) => (
            <Input
              {...field}
              type="number"
              inputMode="numeric"
              min={bounds.least}
              max={bounds.most}
              value={amount ?? ''}
              onChange={({ target }) => {
                const typed = target.valueAsNumber;
                onChoose({ fault, amount: Number.isNaN(typed) ? null : typed });
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}
