import type { ValueTableProps } from '@/ui/components/ValueTable/ValueTable';

/** The columns of a table that has one for each of the two. */
export function columnsOfTwo(name: string): ValueTableProps['columns'] {
  return [
    { key: 'you', name: 'You' },
    { key: 'other', name: <bdi>{name}</bdi> },
  ];
}
