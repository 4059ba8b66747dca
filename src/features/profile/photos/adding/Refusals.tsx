import { refusalTexts } from '@/domain/photos/refusals';
import { Text } from '@/ui/components/Text/Text';
import type { RefusedFile } from './useAddPhotos';

export interface RefusalsProps {
  readonly id: string;
  readonly refused: readonly RefusedFile[];
}

/** Why files did not become photos. Always there: an alert that arrives with its text is missed. */
export function Refusals({ id, refused }: RefusalsProps) {
  return (
    <div id={id} role="alert">
      {refused.map((file) => (
        <Text key={file.id} size="note" tone="danger">
          {refused.length > 1 && <strong>{`${file.name}: `}</strong>}
          <span>{refusalTexts[file.reason]}</span>
        </Text>
      ))}
    </div>
  );
}
