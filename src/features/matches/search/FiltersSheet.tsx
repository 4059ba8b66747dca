import { useState } from 'react';
import { AGE_BOUNDS, DEFAULT_FILTERS, DISTANCE_BOUNDS } from '@/domain/matches/filterMatches';
import type { MatchFilters } from '@/domain/matches/match';
import { hasInterest, INTEREST_OPTIONS, toggleInterest } from '@/domain/profile/interests';
import { EDUCATION, PROFESSIONS } from '@/domain/profile/options';
import { Button } from '@/ui/components/Button/Button';
import { ChipButton } from '@/ui/components/Chip/ChipButton';
import { Field } from '@/ui/components/Field/Field';
import { Input } from '@/ui/components/Input/Input';
import { Select } from '@/ui/components/Select/Select';
import { Sheet } from '@/ui/components/Sheet/Sheet';
import { RangeSlider } from '@/ui/components/Slider/RangeSlider';
import { Slider } from '@/ui/components/Slider/Slider';
import { Row } from '@/ui/layout/Row';
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

function isTooLong(profession: string): boolean {
  return profession.length > LONGEST_TEXT;
}

export default function FiltersSheet({ filters, onFilters, count, onClose }: FiltersSheetProps) {
  // The address follows what is chosen here a moment later: a slider must not wait for it.
  const [chosen, setChosen] = useState(filters);
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
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <div className={styles.footer}>
          <Button tone="quiet" onClick={() => change(DEFAULT_FILTERS)}>
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
        <fieldset className={styles.interests}>
          <legend className={styles.legend}>Interests (any of)</legend>
          <Row gap="x2" wrap>
            {INTEREST_OPTIONS.map((interest) => (
              <ChipButton
                key={interest}
                pressed={hasInterest(chosen.interests, interest)}
                onClick={() => change({ interests: toggleInterest(chosen.interests, interest) })}
              >
                {interest}
              </ChipButton>
            ))}
          </Row>
        </fieldset>
      </Stack>
    </Sheet>
  );
}
