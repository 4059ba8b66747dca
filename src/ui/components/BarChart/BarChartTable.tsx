import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import type { Bar } from './bar';

type BarChartTableProps = {
  label: string;
  axis: string;
  bars: readonly Bar[];
  format: (value: number) => string;
};

export function BarChartTable({ label, axis, bars, format }: BarChartTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.name}>
              <th scope="row">{bar.name}</th>
              <td>{format(bar.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
