import { Heart, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/ui/components/Badge/Badge';
import { Chip } from '@/ui/components/Chip/Chip';
import { ChipButton } from '@/ui/components/Chip/ChipButton';
import { RemovableChip } from '@/ui/components/Chip/RemovableChip';
import { Status } from '@/ui/components/Status/Status';
import { Row } from '@/ui/layout/Row';
import * as styles from './Gallery.css';
import { Group } from './Group';

const badges = ['brand', 'marigold', 'peacock', 'danger', 'neutral'] as const;
const chips = ['neutral', 'brand'] as const;
const statuses = ['good', 'waiting', 'bad', 'neutral'] as const;

export function Labels() {
  const [on, setOn] = useState(true);
  return (
    <Group title="Labels">
      <Row wrap>
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row wrap justify="between" gap="x3">
        <div className={styles.picture}>
          <Row wrap>
            <Badge
              tone="brand"
              onPicture
              icon={<Heart size={13} fill="currentColor" aria-hidden />}
            >
              91%
            </Badge>
            <Badge tone="peacock" onPicture>
              Practice partner
            </Badge>
          </Row>
        </div>
      </Row>
      <Row wrap>
        {chips.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
      </Row>
      <Row wrap>
        <ChipButton>Make it shorter</ChipButton>
        <ChipButton>
          <Sparkles size={14} aria-hidden />
          <span>Add a little humour</span>
        </ChipButton>
        <ChipButton tone="neutral" pressed={on} onClick={() => setOn(!on)}>
          Music
        </ChipButton>
        <ChipButton tone="neutral" pressed={!on} onClick={() => setOn(!on)}>
          Trekking
        </ChipButton>
        <ChipButton disabled>Not now</ChipButton>
      </Row>
      <Row wrap>
        <RemovableChip label="Within 10 km" onRemove={() => setOn(!on)} />
        <RemovableChip label="Music" onRemove={() => setOn(!on)} />
        <RemovableChip
          label="An interest with a name as long as an old and very patient river"
          onRemove={() => setOn(!on)}
        />
      </Row>
      <Row wrap>
        {statuses.map((tone) => (
          <Status key={tone} tone={tone}>
            {tone}
          </Status>
        ))}
      </Row>
      <Row wrap gap="x4">
        {statuses.map((tone) => (
          <Status key={tone} tone={tone} shape="line">
            {`${tone} line`}
          </Status>
        ))}
      </Row>
    </Group>
  );
}
