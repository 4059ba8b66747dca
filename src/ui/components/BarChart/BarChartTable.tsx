import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import type { Bar } from './bar';

type BarChartTableProps = {
  label: string;
  bars: readonly Bar[];
  format: (value: number) => string;
};

export function BarChartTable({ label, bars, format }: BarChartTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{label}</caption>
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
