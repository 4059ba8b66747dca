import { useState } from 'react';
import { feetAndInches } from '@/domain/profile/height';
import {
  EDUCATION,
  HABITS,
  LIFESTYLES,
  PETS,
  PROFESSIONS,
  RELATIONSHIP_GOALS,
} from '@/domain/profile/options';
import { Button } from '@/ui/components/Button/Button';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';
import { Status } from '@/ui/components/Status/Status';
import { TextArea } from '@/ui/components/TextArea/TextArea';
import { Stack } from '@/ui/layout/Stack';
import { ChoiceField } from './ChoiceField';
import { InterestsField } from './InterestsField';
import * as styles from './ProfileForm.css';
import { TextField } from './TextField';
import { useAskedPart } from './useAskedPart';
import type { ProfileEdit } from './useProfileEdit';

export interface ProfileFormProps {
  readonly edit: ProfileEdit;
  readonly onCancel: () => void;
  readonly onSave: () => Promise<boolean>;
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

export function ProfileForm({ edit, onCancel, onSave }: ProfileFormProps) {
  const { edited, errors, change } = edit;
  const [refused, setRefused] = useState(false);
  const details = useAskedPart<HTMLDivElement>('details');
  const bio = useAskedPart<HTMLDivElement>('bio');
  const save = async () => setRefused(!(await onSave()));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
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
          <Field label="Age" error={errors.age}>
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                value={edited.age ?? ''}
                onChange={({ target }) => change({ age: numberOf(target.value) })}
              />
            )}
          </Field>
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
          <Field
            label="Height"
            hint={edited.height === null ? 'In centimetres' : feetAndInches(edited.height)}
            error={errors.height}
          >
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                value={edited.height ?? ''}
                onChange={({ target }) => change({ height: numberOf(target.value) })}
              />
            )}
          </Field>
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
        </div>
        {refused && (
          <Status tone="bad" shape="line" live>
            Not saved yet: a field above needs another answer.
          </Status>
        )}
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
