import { Card } from '@/ui/components/Card/Card';
import { Text } from '@/ui/components/Text/Text';
import { Refusals } from './Refusals';
import type { SharedPhotos } from './useSharedPhotos';

function sentence({ preparing, added }: SharedPhotos): string | null {
  if (preparing > 0) return 'Preparing what you shared…';
  if (added === 0) return null;
  return added === 1
    ? 'The picture you shared is your main photo now.'
    : `${added} pictures you shared are among your photos now.`;
}

/** What became of the pictures that another app shared. */
export function SharedPhotosNote({ shared }: { readonly shared: SharedPhotos }) {
  if (shared.arrived !== true) return null;
  const said = sentence(shared);
  return (
    <Card>
      <div role="status" aria-live="polite">
        {said !== null && (
          <Text size="note" tone={shared.preparing > 0 ? 'soft' : 'good'} weight="semibold">
            {said}
          </Text>
        )}
      </div>
      <Refusals id="shared-refusals" refused={shared.refused} isKeptAsItIs={shared.isKeptAsItIs} />
    </Card>
  );
}
