import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { unseenNative } from '@/ui/components/Field/unseenNative.css';
import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './ChatIntake.css';

const TYPES = '.txt,.zip,.json,text/plain,application/zip,application/json';

export interface FilePickerProps {
  /** A file is held over the page. */
  readonly isOver: boolean;
  readonly onFile: (file: File) => void;
}

/** Lets a person choose the exported chat. */
export function FilePicker({ isOver, onFile }: FilePickerProps) {
  const id = useId();
  return (
    <label className={joinClassNames(styles.zone, isOver && styles.over)}>
      <span className={styles.frame}>
        {/* On top of the icon: the browser's own button keeps keyboard and screen readers. */}
        <input
          type="file"
          accept={TYPES}
          aria-labelledby={`${id}label`}
          aria-describedby={`${id}hint`}
          className={unseenNative}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) onFile(file);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <span className={styles.icon}>
          <FileUp size={22} aria-hidden />
        </span>
      </span>
      <span className={styles.words}>
        <span id={`${id}label`} className={styles.label}>
          Chat export
        </span>
        <span id={`${id}hint`} className={styles.hint}>
          Choose a .txt, .zip or .json file, or drop it on this page.
        </span>
      </span>
    </label>
  );
}
