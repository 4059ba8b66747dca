import { Heart } from 'lucide-react';
import { Picture } from '@/ui/components/Picture/Picture';
import { pictureUrl } from '../pictureUrl';

/** Decoration. Lazy: a phone, where it is not shown, does not load it. */
export function Portrait({ src }: { readonly src: string }) {
  return (
    <Picture
      src={pictureUrl(src)}
      alt=""
      width={400}
      height={440}
      loading="lazy"
      corners="card"
      lifted
      fallback={<Heart size={44} aria-hidden />}
    />
  );
}
