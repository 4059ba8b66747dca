import { KEPT_AS_IT_IS, refusalTexts } from '@/domain/photos/refusals';
import { Text } from '@/ui/components/Text/Text';
import type { RefusedFile } from './useAddPhotos';

export interface RefusalsProps {
  readonly id: string;
  readonly refused: readonly RefusedFile[];
  readonly isKeptAsItIs: boolean;
}

/**
 * Why files did not become photos, or stayed as they were. Always there: an alert that arrives with
 * its text is missed.
 */
export function Refusals({ id, refused, isKeptAsItIs }: RefusalsProps) {
  return (
    <div id={id} role="alert">
      {isKeptAsItIs && (
        <Text size="note" tone="soft">
          {KEPT_AS_IT_IS}
        </Text>
      )}
      {refused.map((file) => (
        <Text key={file.id} size="note" tone="danger">
          {refused.length > 1 && <strong>{`${file.name}: `}</strong>}
          <span>{refusalTexts[file.reason]}</span>
        </Text>
      ))}
    </div>
  );
}
