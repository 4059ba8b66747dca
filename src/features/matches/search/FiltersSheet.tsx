import { useState } from 'react';
import { AGE_BOUNDS, DEFAULT_FILTERS, DISTANCE_BOUNDS } from '@/domain/matches/filterBounds';
import type { MatchFilters } from '@/domain/matches/match';
import { GENDERS } from '@/domain/profile/genders';
import { hasInterest, INTEREST_OPTIONS, toggleInterest } from '@/domain/profile/interests';
import { toggleGender } from '@/domain/profile/lookingFor';
import { EDUCATION, PROFESSIONS } from '@/domain/profile/options';
import { Button } from '@/ui/components/Button/Button';
import { ToggleChips } from '@/ui/components/Chip/ToggleChips';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';
import { Select } from '@/ui/components/Select/Select';
import { Sheet } from '@/ui/components/Sheet/Sheet';
import { RangeSlider } from '@/ui/components/Slider/RangeSlider';
import { Slider } from '@/ui/components/Slider/Slider';
import { Stack } from '@/ui/layout/Stack';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import * as styles from './FiltersSheet.css';
import { LONGEST_TEXT } from './matchSearch';

export interface FiltersSheetProps {
  readonly filters: MatchFilters;
  readonly onFilters: (filters: MatchFilters) => void;
  readonly count: number;
  readonly onClose: () => void;
}

const LIKED = ['Liked'] as const;

/** What filters can leave out, as it is then. */
const CLEARED: Partial<MatchFilters> = { genders: [], liked: false };

function isTooLong(profession: string): boolean {
  return profession.length > LONGEST_TEXT;
}

export default function FiltersSheet(props: FiltersSheetProps) {
  const { filters, onFilters, count, onClose } = props;
  // The address follows what is chosen here a moment later: a slider must not wait for it.
  const [chosen, setChosen] = useState(filters);
  const { genders = [] } = chosen;
  const change = (part: Partial<MatchFilters>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    onFilters(isTooLong(next.profession) ? { ...next, profession: '' } : next);
  };
  return (
    <Sheet
      open
      side="bottom"
      title="Filters"
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button tone="quiet" onClick={() => change({ ...CLEARED, ...DEFAULT_FILTERS })}>
            Reset Filters
          </Button>
          <Button onClick={onClose}>{`Show ${count}`}</Button>
          {/* The count on the screen itself is hidden while this is open. */}
          <VisuallyHidden role="status">{`${count} found`}</VisuallyHidden>
        </div>
      }
    >
      <Stack gap="x5">
        <RangeSlider
          label="Age"
          lowLabel="Minimum age"
          highLabel="Maximum age"
          min={AGE_BOUNDS[0]}
          max={AGE_BOUNDS[1]}
          value={chosen.ageRange}
          onValueChange={(ageRange) => change({ ageRange })}
        />
        <Slider
          label="Maximum distance"
          min={DISTANCE_BOUNDS[0]}
          max={DISTANCE_BOUNDS[1]}
          value={chosen.distance}
          format={(distance) => `${distance} km`}
          onValueChange={(distance) => change({ distance })}
        />
        <div className={styles.pair}>
          <Field
            label="Profession"
            error={
              isTooLong(chosen.profession) &&
              `Not used: Profession has at most ${LONGEST_TEXT} characters.`
            }
          >
            {(control) => (
              <>
                <Input
                  {...control}
                  list="match-professions"
                  value={chosen.profession}
                  placeholder="Any"
                  onChange={(event) => change({ profession: event.target.value })}
                />
                <datalist id="match-professions">
                  {PROFESSIONS.map((profession) => (
                    <option key={profession} value={profession} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
          <Field label="Education">
            {(control) => (
              <Select
                {...control}
                value={chosen.education}
                onChange={(event) => change({ education: event.target.value })}
              >
                <option value="">Any</option>
                {EDUCATION.map((education) => (
                  <option key={education}>{education}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <fieldset className={styles.interests}>
          <legend className={styles.legend}>Interests (any of)</legend>
          <ToggleChips
            label="Interests"
            tone="brand"
            options={INTEREST_OPTIONS}
            isPressed={(interest) => hasInterest(chosen.interests, interest)}
            onToggle={(interest) =>
              change({ interests: toggleInterest(chosen.interests, interest) })
            }
          />
        </fieldset>
        <div className={styles.pair}>
          <fieldset className={styles.interests}>
            <legend className={styles.legend}>Show (none chosen: everyone)</legend>
            <ToggleChips
              label="Show"
              tone="brand"
              options={GENDERS}
              isPressed={(gender) => genders.includes(gender)}
              onToggle={(gender) => change({ genders: toggleGender(genders, gender) })}
            />
          </fieldset>
          <fieldset className={styles.interests}>
            <legend className={styles.legend}>Only whom you have liked</legend>
            <ToggleChips
              label="Only whom you have liked"
              tone="brand"
              options={LIKED}
              isPressed={() => chosen.liked === true}
              onToggle={() => change({ liked: chosen.liked !== true })}
            />
          </fieldset>
        </div>
      </Stack>
    </Sheet>
  );
}
