import * as styles from './Progress.css';

export type ProgressProps = {
  label: string;
  value: number;
  max?: number;
  /** How the value is read out, such as "Step 2 of 6". */
  valueText?: string | undefined;
  /** One bar a step, for a handful of steps. */
  segmented?: boolean;
};

export function Progress({ label, value, max = 100, valueText, segmented = false }: ProgressProps) {
  const bars = segmented ? max : 1;
  const share = max > 0 ? (Math.min(Math.max(value, 0), max) / max) * bars : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={styles.progress}
    >
      {Array.from({ length: bars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the line
        <svg key={index} aria-hidden="true" width="100%" height="8" className={styles.bar}>
          <rect width="100%" height="8" className={styles.groove} />
          <rect
            width={`${Math.min(1, Math.max(0, share - index)) * 100}%`}
            height="8"
            rx="4"
            className={styles.filled}
          />
        </svg>
      ))}
    </div>
  );
}
