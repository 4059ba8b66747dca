import { Badge } from '@/ui/components/Badge/Badge';
import { values } from './values.css';

export interface DrawnByChanceProps {
  readonly value: string;
  /** The device drew it by chance. */
  readonly isSample: boolean;
}

/** A figure that the server reads and the device can only draw by chance, which is then said. */
export function DrawnByChance({ value, isSample }: DrawnByChanceProps) {
  if (!isSample) return <span>{value}</span>;
  return (
    <span className={values}>
      <Badge>Sample</Badge>
      <span>{value}</span>
    </span>
  );
}
