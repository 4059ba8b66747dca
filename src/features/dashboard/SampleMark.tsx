import { useState } from 'react';
import { loadable } from '@/ui/loadable';
import * as styles from './SampleMark.css';

// Needs Radix, and only after a tap.
const SampleDialog = loadable(() => import('./SampleDialog'));

/**
 * Marks a demo value, which stands until the device knows better (rule “Dashboard figures”); a tap
 * says why.
 */
export function SampleMark() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-label="Sample: what is that?"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Sample
      </button>
      {open && <SampleDialog onClose={() => setOpen(false)} />}
    </>
  );
}
