import { useId } from 'react';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Offered while typing; any other text is as good. */
  readonly suggestions?: readonly string[];
  readonly autoComplete?: string;
}

export function TextField({ label, value, onChange, suggestions, autoComplete }: TextFieldProps) {
  const listId = useId();
  return (
    <Field label={label}>
      {(control) => (
        <>
          <Input
            {...control}
            value={value}
            autoComplete={autoComplete ?? 'off'}
            list={suggestions === undefined ? undefined : listId}
            onChange={({ target }) => onChange(target.value)}
          />
          {suggestions !== undefined && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
