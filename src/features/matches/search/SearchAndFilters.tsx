import { Heart, Search, SlidersHorizontal, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { activeFilters } from '@/domain/matches/activeFilters';
import type { MatchFilters } from '@/domain/matches/match';
import { ChipButton } from '@/ui/components/Chip/ChipButton';
import { RemovableChip } from '@/ui/components/Chip/RemovableChip';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { Input } from '@/ui/components/Input/Input';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { loadable } from '@/ui/loadable';
import * as styles from './SearchAndFilters.css';
import { useSlashKey } from './useSlashKey';

const FiltersSheet = loadable(() => import('./FiltersSheet'));

export interface SearchAndFiltersProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onTextLeft: () => void;
  readonly filters: MatchFilters;
  readonly onFilters: (filters: MatchFilters) => void;
  readonly count: number;
  readonly total: number;
}

export function SearchAndFilters(props: SearchAndFiltersProps) {
  const { text, onText, onTextLeft, filters, onFilters, count, total } = props;
  const { liked = false } = filters;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useSlashKey(box);
  const active = activeFilters(filters);
  const countText = `${count} of ${total}`;
  return (
    <Stack gap="x3" as="section">
      <div className={styles.bar}>
        <Input
          ref={box}
          type="search"
          aria-label="Search matches"
          aria-keyshortcuts="/"
          placeholder="Search matches"
          enterKeyHint="search"
          value={text}
          icon={<Search size={18} />}
          trailing={
            text !== '' && (
              <IconButton
                label="Clear search"
                icon={<X size={18} aria-hidden />}
                onClick={() => {
                  onText('');
                  box.current?.focus();
                }}
              />
            )
          }
          onChange={(event) => onText(event.target.value)}
          onBlur={onTextLeft}
        />
        <IconButton
          label="Filters"
          tone={active.length > 0 || liked ? 'tint' : 'quiet'}
          size="phone"
          icon={<SlidersHorizontal size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      <Row gap="x2" wrap>
        <ChipButton
          tone="neutral"
          pressed={liked}
          onClick={() => onFilters({ ...filters, liked: !liked })}
        >
          <Heart size={14} fill={liked ? 'currentColor' : 'none'} aria-hidden />
          <span>Liked</span>
        </ChipButton>
        {active.map(({ key, label, without }) => (
          <RemovableChip key={key} label={label} onRemove={() => onFilters(without)} />
        ))}
        <Text as="span" size="small" tone="soft" tabular role="status">
          {countText}
        </Text>
      </Row>
      {open && (
        <FiltersSheet
          filters={filters}
          onFilters={onFilters}
          count={count}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
