import { mark } from './SampleMark.css';

/** Marks a demo value, which stands until the device knows better (design, decision 10). */
export function SampleMark() {
  return <span className={mark}>Sample</span>;
}
