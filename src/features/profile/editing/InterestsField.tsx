import { useState } from 'react';
import {
  addInterest,
  hasInterest,
  INTEREST_OPTIONS,
  interestsBeside,
  MOST_INTERESTS,
  toggleInterest,
} from '@/domain/profile/interests';
import { Button } from '@/ui/components/Button/Button';
import { ToggleChips } from '@/ui/components/Chip/ToggleChips';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';
import { isSendKey } from '@/ui/components/MessageField/isSendKey';
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

export function InterestsField({ interests, onChange, text, onText }: InterestsFieldProps) {
  const asked = useFocusRequestedSection<HTMLDivElement>('interests');
  const [own, setOwn] = useState<readonly string[]>([]);
  const [showsAll, setShowsAll] = useState(false);
  // An own one that is taken off keeps its place, to be put back.
  const added = interestsBeside([...INTEREST_OPTIONS, ...own], interests);
  if (added.length > 0) setOwn([...own, ...added]);
  const hidden = showsAll ? 0 : Math.max(0, own.length - OWN_SHOWN);
  const isFull = interests.length >= MOST_INTERESTS && text !== '' && !hasInterest(interests, text);
  const chosen = new Set(interests.map((interest) => interest.trim().toLowerCase()));

  const add = () => {
    if (isFull) return;
    onChange(addInterest(interests, text));
    onText('');
    // The newest is shown: it would seem lost.
    if (own.length >= OWN_SHOWN) setShowsAll(true);
  };
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Interests</legend>
      <ToggleChips
        label="Interests"
        options={[...INTEREST_OPTIONS, ...own.slice(0, own.length - hidden)]}
        isPressed={(option) => chosen.has(option.trim().toLowerCase())}
        onToggle={(option) => onChange(toggleInterest(interests, option))}
      />
      {hidden > 0 && (
        <div className={styles.more}>
          <Button tone="ghost" size="small" onClick={() => setShowsAll(true)}>
            {`Show ${hidden} more`}
          </Button>
        </div>
      )}
      <div ref={asked} className={styles.adding}>
        <Field
          label="New interest"
          error={isFull && `Not added: Taal keeps at most ${MOST_INTERESTS} interests.`}
        >
          {(control) => (
            <Input
              {...control}
              placeholder="Something else you enjoy"
              value={text}
              onChange={({ target }) => onText(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // It would save the whole form.
                event.preventDefault();
                if (isSendKey(event.nativeEvent)) add();
              }}
            />
          )}
        </Field>
        <Button tone="quiet" onClick={add}>
          Add interest
        </Button>
      </div>
    </fieldset>
  );
}
