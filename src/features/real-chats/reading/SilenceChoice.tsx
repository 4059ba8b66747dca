import { spanText } from '@/domain/real-chats/words/spanText';
import { Field } from '@/ui/components/Field/Field';
import { Select } from '@/ui/components/Select/Select';

const HOUR = 3600;
const CHOICES = [1, 3, 6, 12, 24, 72].map((hours) => hours * HOUR);

export interface SilenceChoiceProps {
  /** Seconds. */
  readonly value: number;
  readonly onChange: (seconds: number) => void;
}

/** How long a wait must be to be a silence, after which the next message is a start. */
export function SilenceChoice({ value, onChange }: SilenceChoiceProps) {
  return (
    <Field label="A silence is longer than">
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {CHOICES.map((seconds) => (
            <option key={seconds} value={seconds}>
              {spanText(seconds)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
