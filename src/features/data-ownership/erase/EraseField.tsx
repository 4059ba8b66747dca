import type { Ref } from 'react';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';

const CONFIRMATION = 'ERASE';

/** A phone's keyboard may write it small or add a space. */
export function isConfirmed(typed: string): boolean {
  return typed.trim().toUpperCase() === CONFIRMATION;
}

export interface EraseFieldProps {
  readonly value: string;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly field?: Ref<HTMLInputElement>;
}

/** The word that has to be written before everything is erased. */
export function EraseField({ value, error, readOnly, onChange, field }: EraseFieldProps) {
  return (
    <Field
      label={`Type ${CONFIRMATION} to confirm`}
      error={error}
      hint="Export first if you may want any of it back."
    >
      {(control) => (
        <Input
          {...control}
          ref={field}
          value={value}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          readOnly={readOnly}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
