import { useId, useState } from 'react';
import {
  addInterest,
  hasInterest,
  INTEREST_OPTIONS,
  interestsBeside,
  MOST_INTERESTS,
  toggleInterest,
} from '@/domain/profile/interests';
import { Button } from '@/ui/components/Button/Button';
import { RemovableChip } from '@/ui/components/Chip/RemovableChip';
import { ToggleChips } from '@/ui/components/Chip/ToggleChips';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';
import { isSendKey } from '@/ui/components/MessageField/isSendKey';
import { Row } from '@/ui/layout/Row';
import * as styles from './ProfileForm.css';
import { useFocusRequestedSection } from './useFocusRequestedSection';

/** Own interests that are shown at once; an imported profile can have hundreds. */
const OWN_SHOWN = 24;

export interface InterestsFieldProps {
  readonly interests: readonly string[];
  readonly onChange: (interests: readonly string[]) => void;
  /** A new one as it stands in its field. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The options as chips that are on or off, then the person's own ones, which can be taken off. */
export function InterestsField({ interests, onChange, text, onText }: InterestsFieldProps) {
  const listId = useId();
  const asked = useFocusRequestedSection<HTMLDivElement>('interests');
  const [showsAll, setShowsAll] = useState(false);
  const own = interestsBeside(INTEREST_OPTIONS, interests);
  const shown = showsAll ? own : own.slice(0, OWN_SHOWN);
  const isFull = interests.length >= MOST_INTERESTS && !hasInterest(interests, text);
  const toggle = (interest: string) => onChange(toggleInterest(interests, interest));
  const add = () => {
    if (isFull) return;
    onChange(addInterest(interests, text));
    onText('');
    // The newest comes last, and would seem lost.
    if (own.length >= OWN_SHOWN) setShowsAll(true);
  };
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Interests</legend>
      <ToggleChips
        label="Interests"
        options={INTEREST_OPTIONS}
        isPressed={(option) => hasInterest(interests, option)}
        onToggle={toggle}
      />
      {/* There also when empty: from the last one the focus goes on to the field below. */}
      <div className={own.length > 0 ? styles.own : undefined}>
        <Row gap="x2" wrap>
          {shown.map((interest) => (
            <RemovableChip key={interest} label={interest} onRemove={() => toggle(interest)} />
          ))}
          {shown.length < own.length && (
            <Button tone="ghost" size="small" onClick={() => setShowsAll(true)}>
              {`Show ${own.length - shown.length} more`}
            </Button>
          )}
        </Row>
      </div>
      <div ref={asked} className={styles.adding}>
        <Field
          label="New interest"
          error={
            isFull && text !== '' && `Not added: Taal keeps at most ${MOST_INTERESTS} interests.`
          }
        >
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
