import { useId } from 'react';
import { addInterest, hasInterest, INTEREST_OPTIONS } from '@/domain/profile/interests';
import { Button } from '@/ui/components/Button/Button';
import { RemovableChip } from '@/ui/components/Chip/RemovableChip';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';
import { isSendKey } from '@/ui/components/MessageField/isSendKey';
import { Row } from '@/ui/layout/Row';
import * as styles from './ProfileForm.css';
import { useFocusRequestedSection } from './useFocusRequestedSection';

export interface InterestsFieldProps {
  readonly interests: readonly string[];
  readonly onChange: (interests: readonly string[]) => void;
  /** A new one as it stands in its field. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function InterestsField({ interests, onChange, text, onText }: InterestsFieldProps) {
  const listId = useId();
  const asked = useFocusRequestedSection<HTMLDivElement>('interests');
  const add = () => {
    onChange(addInterest(interests, text));
    onText('');
  };
  return (
    <fieldset>
      <legend className={styles.legend}>Interests</legend>
      <Row gap="x2" wrap>
        {interests.map((interest) => (
          <RemovableChip
            key={interest}
            label={interest}
            onRemove={() => onChange(interests.filter((other) => other !== interest))}
          />
        ))}
      </Row>
      <div ref={asked} className={styles.adding}>
        <Field label="New interest">
          {(control) => (
            <>
              <Input
                {...control}
                placeholder="Pick or type one"
                list={listId}
                value={text}
                onChange={({ target }) => onText(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  // It would save the whole form.
                  event.preventDefault();
                  if (isSendKey(event.nativeEvent)) add();
                }}
              />
              <datalist id={listId}>
                {INTEREST_OPTIONS.filter((option) => !hasInterest(interests, option)).map(
                  (option) => (
                    <option key={option} value={option} />
                  ),
                )}
              </datalist>
            </>
          )}
        </Field>
        <Button tone="quiet" onClick={add}>
          Add interest
        </Button>
      </div>
    </fieldset>
  );
}
