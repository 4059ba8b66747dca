// biome-ignore-all lint/a11y/noRedundantRoles: Safari takes a table whose rows are blocks for text.
import { Fragment, type ReactNode } from 'react';
import { textInElement } from '@/ui/text/textInElement';
import * as styles from './ValueTable.css';

export type ValueRow = {
  key: string;
  name: ReactNode;
  /** One for each column. */
  values: readonly ReactNode[];
  /** A line of its own below. */
  more?: { id: string; words: ReactNode } | undefined;
};

export type ValueTableProps = {
  caption: string;
  /** For readers of the screen alone, where the same words stand above it. */
  isCaptionHidden?: boolean;
  /** What stands above the names of the rows. */
  first: string;
  columns: readonly { key: string; name: ReactNode }[];
  rows: readonly ValueRow[];
};

/** Values side by side; where that is too narrow for words, each below its name. */
export function ValueTable({ caption, isCaptionHidden, first, columns, rows }: ValueTableProps) {
  return (
    <div className={styles.room}>
      <table
        role="table"
        className={styles.table}
        aria-label={isCaptionHidden === true ? caption : undefined}
      >
        {isCaptionHidden !== true && <caption className={styles.caption}>{caption}</caption>}
        <thead className={styles.head}>
          <tr role="row">
            <th scope="col" role="columnheader">
              {first}
            </th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values, more }) => (
            <Fragment key={key}>
              <tr role="row">
                <th scope="row" role="rowheader">
                  {name}
                </th>
                {columns.map((column, index) => (
                  <td key={column.key} role="cell">
                    <span className={styles.column}>{column.name}</span>
                    {textInElement(values[index])}
                  </td>
                ))}
              </tr>
              {more !== undefined && (
                <tr role="row" id={more.id}>
                  <td role="cell" colSpan={columns.length + 1}>
                    {more.words}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
