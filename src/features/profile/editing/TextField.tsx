import { type ReactNode, useId } from 'react';
import { Field } from '@/ui/components/Field/Field';
import { Input, type InputProps } from '@/ui/components/Input/Input';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Offered while typing; any other text is as good. */
  readonly suggestions?: readonly string[];
  readonly autoComplete?: string;
  /** The keyboard that a phone shows. */
  readonly inputMode?: InputProps['inputMode'];
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, error, suggestions, autoComplete, inputMode } = props;
  const listId = useId();
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <Input
            {...control}
            value={value}
            inputMode={inputMode}
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
