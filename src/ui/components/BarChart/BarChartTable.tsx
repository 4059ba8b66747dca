import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import type { BarChartProps } from './BarChart';

type BarChartTableProps = Required<Pick<BarChartProps, 'label' | 'bars' | 'format'>>;

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
