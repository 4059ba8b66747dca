import { useState } from 'react';
import { drawnIn } from './drawn';
import { DRAWN } from './drawnAttribute';
import { Picture, type PictureProps } from './Picture';

/**
 * A decorative drawing that a first screen begins with. The document draws it with elements of its
 * own: an image would be a document in the document, which a slow phone opens for a tenth of a
 * second before it paints anything.
 */
export function DrawnPicture(props: PictureProps & { readonly alt: '' }) {
  const [drawn] = useState(() => (import.meta.env.SSR ? undefined : drawnIn(document)));
  return drawn ?? <Picture {...props} {...{ [DRAWN]: '' }} fetchPriority="high" />;
}
