import { Heart } from 'lucide-react';
import { DrawnPicture } from '@/ui/components/Picture/DrawnPicture';
import { Picture } from '@/ui/components/Picture/Picture';

interface PortraitProps {
  readonly src: string;
  /** The document draws it. */
  readonly isInDocument?: boolean;
}

/** The drawing of a match, or a heart where it is broken (specification, section 8). */
export function Portrait({ src, isInDocument = false }: PortraitProps) {
  const Art = isInDocument ? DrawnPicture : Picture;
  return (
    <Art src={src} alt="" width={400} height={440} fallback={<Heart size={56} aria-hidden />} />
  );
}
