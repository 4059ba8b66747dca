import { Heart } from 'lucide-react';
import { Picture, type PictureProps } from '@/ui/components/Picture/Picture';

/** The drawing of a match, or a heart where it is broken (rule R59). */
export function Portrait(props: Pick<PictureProps, 'src' | 'fetchPriority' | 'decoding'>) {
  return (
    <Picture
      {...props}
      alt=""
      width={400}
      height={440}
      fallback={<Heart size={56} aria-hidden />}
    />
  );
}
