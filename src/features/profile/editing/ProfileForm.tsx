import { useState } from 'react';
import {
  EDUCATION,
  HABITS,
  LIFESTYLES,
  PETS,
  PROFESSIONS,
  RELATIONSHIP_GOALS,
} from '@/domain/profile/options';
import type { RefusableField } from '@/domain/profile/profileDraft';
import { Button } from '@/ui/components/Button/Button';
import { Field } from '@/ui/components/Field/Field';
import { useFocusOnRefusal } from '@/ui/components/Field/useFocusOnRefusal';
import { TextArea } from '@/ui/components/TextArea/TextArea';
import { Stack } from '@/ui/layout/Stack';
import { heightHint, REFUSALS } from '../numberWords';
import { ChoiceField } from './ChoiceField';
import { InterestsField } from './InterestsField';
import { LookingForFields } from './LookingForFields';
import * as styles from './ProfileForm.css';
import { TextField } from './TextField';
import { useFocusRequestedSection } from './useFocusRequestedSection';
import type { ProfileEdit } from './useProfileEdit';

export interface ProfileFormProps {
  readonly edit: ProfileEdit;
  readonly onCancel: () => void;
  /** Called when no field is refused. */
  readonly onSave: () => Promise<void>;
}

export function ProfileForm({ edit, onCancel, onSave }: ProfileFormProps) {
  const { edited, refused, change } = edit;
  const [refusedAttempts, setRefusedAttempts] = useState(0);
  const form = useFocusOnRefusal(refusedAttempts);
  const details = useFocusRequestedSection<HTMLDivElement>('details');
  const bio = useFocusRequestedSection<HTMLDivElement>('bio');
  // Not before an attempt: a number that is being typed is refused until its last digit.
  const errorOf = (field: RefusableField) =>
    refusedAttempts > 0 && refused.includes(field) ? REFUSALS[field] : null;
  const save = () => {
    if (refused.length > 0) setRefusedAttempts(refusedAttempts + 1);
    else void onSave();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="x5">
        <div ref={details} className={styles.fields}>
          <TextField
            label="Name"
            autoComplete="given-name"
            value={edited.name}
            onChange={(name) => change({ name })}
          />
          {/* As text: a browser hands over nothing of a number that it cannot read. */}
          <TextField
            label="Age"
            inputMode="numeric"
            error={errorOf('age')}
            value={edited.age}
            onChange={(age) => change({ age })}
          />
          <TextField
            label="Location"
            autoComplete="address-level2"
            value={edited.location}
            onChange={(location) => change({ location })}
          />
          <TextField
            label="Profession"
            suggestions={PROFESSIONS}
            value={edited.profession}
            onChange={(profession) => change({ profession })}
          />
          <ChoiceField
            label="Education"
            options={EDUCATION}
            value={edited.education}
            onChange={(education) => change({ education })}
          />
          {/* With all keys: a number pad has none for feet and inches. */}
          <TextField
            label="Height"
            hint={heightHint(edited.height)}
            error={errorOf('height')}
            value={edited.height}
            onChange={(height) => change({ height })}
          />
          <div ref={bio} className={styles.wide}>
            <Field label="Bio" hint="Two or three sentences that only you could write.">
              {(control) => (
                <TextArea
                  {...control}
                  grow="tall"
                  value={edited.bio}
                  onChange={({ target }) => change({ bio: target.value })}
                />
              )}
            </Field>
          </div>
          <div className={styles.wide}>
            <InterestsField
              interests={edited.interests}
              onChange={(interests) => change({ interests })}
              text={edited.newInterest}
              onText={(newInterest) => change({ newInterest })}
            />
          </div>
          <ChoiceField
            label="Relationship goals"
            options={RELATIONSHIP_GOALS}
            value={edited.relationshipGoals}
            onChange={(relationshipGoals) => change({ relationshipGoals })}
          />
          <ChoiceField
            label="Lifestyle"
            options={LIFESTYLES}
            value={edited.lifestyle}
            onChange={(lifestyle) => change({ lifestyle })}
          />
          <ChoiceField
            label="Drinking"
            options={HABITS}
            value={edited.drinking}
            onChange={(drinking) => change({ drinking })}
          />
          <ChoiceField
            label="Smoking"
            options={HABITS}
            value={edited.smoking}
            onChange={(smoking) => change({ smoking })}
          />
          <ChoiceField
            label="Pets"
            options={PETS}
            value={edited.pets}
            onChange={(pets) => change({ pets })}
          />
          <div className={styles.wide}>
            <LookingForFields
              value={edited.lookingFor}
              onChange={(lookingFor) => change({ lookingFor })}
            />
          </div>
        </div>
        <div className={styles.actions}>
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </div>
      </Stack>
    </form>
  );
}
