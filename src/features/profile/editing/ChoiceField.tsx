import { Field } from '@/ui/components/Field/Field';
import { Select } from '@/ui/components/Select/Select';

export interface ChoiceFieldProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of some options, or none; an answer from elsewhere stays among them. */
export function ChoiceField({ label, options, value, onChange }: ChoiceFieldProps) {
  const all = value === '' || options.includes(value) ? options : [...options, value];
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">Not said</option>
          {all.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
