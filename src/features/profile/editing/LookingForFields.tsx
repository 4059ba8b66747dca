import { GENDERS, LOOKING_FOR_AGES, type LookingFor } from '@/domain/profile/genders';
import { keptAges, toggleGender } from '@/domain/profile/lookingFor';
import { ToggleChips } from '@/ui/components/Chip/ToggleChips';
import { RangeSlider } from '@/ui/components/Slider/RangeSlider';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './ProfileForm.css';

export interface LookingForFieldsProps {
  readonly value: LookingFor;
  readonly onChange: (value: LookingFor) => void;
}

const EVERYONE = 'Everyone';
const CHOICES = [EVERYONE, ...GENDERS] as const;
const [YOUNGEST, OLDEST] = LOOKING_FOR_AGES;

/**
 * Whom the person looks for: what the filters of Matches begin with (rule “Who I am looking for”).
 */
export function LookingForFields({ value, onChange }: LookingForFieldsProps) {
  const { ages, genders } = value;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Who I am looking for</legend>
      <Stack gap="x3">
        <Text size="small" tone="soft">
          Optional. Your filters on Matches start with this. It is not sent anywhere.
        </Text>
        <ToggleChips
          label="Who I am looking for"
          options={CHOICES}
          isPressed={(choice) =>
            choice === EVERYONE ? genders.length === 0 : genders.includes(choice)
          }
          onToggle={(choice) =>
            onChange({ ages, genders: choice === EVERYONE ? [] : toggleGender(genders, choice) })
          }
        />
        <RangeSlider
          label="Their age"
          lowLabel="Youngest"
          highLabel="Oldest"
          min={YOUNGEST}
          max={OLDEST}
          value={(ages === null ? null : keptAges(ages)) ?? LOOKING_FOR_AGES}
          onValueChange={(range) => onChange({ ages: keptAges(range), genders })}
        />
      </Stack>
    </fieldset>
  );
}
