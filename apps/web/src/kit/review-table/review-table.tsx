import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { None } from '../value/dates.tsx';
import { ChangeLink } from '../description-list/description-list.tsx';
import styles from './review-table.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface ReviewRow {
  /** Needed where a label may come twice: two holders of one name. */
  readonly id?: string | undefined;
  readonly label: string;
  /** Undefined: nothing on the register. */
  readonly now: ReactNode;
  /** Undefined: nothing after the filing. */
  readonly after: ReactNode;
  readonly changed: boolean;
  /** Leads to the step that asked for it, and back here. */
  readonly changeHref?: string | undefined;
}

interface ReviewTableProps {
  readonly caption: string;
  readonly rows: readonly ReviewRow[];
  /** For a change of the books alone: "In our books now", "After this entry". */
  readonly heads?: readonly [now: string, after: string] | undefined;
}

const filingHeads = ['On the register now', 'After this filing'] as const;

/** Now and after, side by side; only what changes is tinted. */
export function ReviewTable({ caption, rows, heads = filingHeads }: ReviewTableProps) {
  const [now, after] = heads;
  const changeable = rows.some((row) => row.changeHref !== undefined);
  return (
    <table className={classNames(styles.table, styles.review)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">{now}</th>
          <th scope="col">{after}</th>
          {changeable && (
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id ?? row.label}>
            <th scope="row">{row.label}</th>
            <td data-label={now}>{row.now ?? <None />}</td>
            <td data-label={after} className={classNames(row.changed && styles.changed)}>
              {row.after ?? <None />}
              {row.changed && <VisuallyHidden> (changes)</VisuallyHidden>}
            </td>
            {changeable && (
              <td data-print="no">
                {row.changeHref !== undefined && <ChangeLink href={row.changeHref} what={row.label} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
