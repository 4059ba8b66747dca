import { Heart } from 'lucide-react';
import { Picture } from '@/ui/components/Picture/Picture';

/** The drawing of a match, or a heart where it is broken (rule “Failures”). */
export function Portrait({ src }: { readonly src: string }) {
  return (
    <Picture src={src} alt="" width={400} height={440} fallback={<Heart size={56} aria-hidden />} />
  );
}
