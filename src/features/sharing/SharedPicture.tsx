import { ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Picture } from '@/ui/components/Picture/Picture';
import { Text } from '@/ui/components/Text/Text';
import { refusalOf } from '@/ui/files/refusalOf';
import { useObjectUrl } from '@/ui/files/useObjectUrl';
import * as styles from './ShareDialog.css';

const SIZE = 112;

function Shown({ name, blob }: { readonly name: string; readonly blob: Blob }) {
  const src = useObjectUrl(blob);
  return (
    <div className={styles.picture}>
      <Picture
        src={src}
        alt={name}
        width={SIZE}
        height={SIZE}
        corners="soft"
        fallback={<ImageIcon aria-hidden />}
      />
    </div>
  );
}

/** A picture as it is, where it may become a photo; the name of any other file. */
export function SharedPicture({ name, blob }: { readonly name: string; readonly blob: Blob }) {
  const [isPicture, setIsPicture] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    // A picture with too many pixels would take the tab down each time it is shown.
    refusalOf(blob).then(
      (refusal) => isCurrent && setIsPicture(refusal === null),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [blob]);
  return isPicture ? <Shown name={name} blob={blob} /> : <Text size="note">{name}</Text>;
}
