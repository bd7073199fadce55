import { Button } from '../button/button.tsx';
import { Count } from '../value/amounts.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPageChange: (page: number) => void;
  /** The labels of the buttons: lists that begin with the newest lead to newer and older ones. */
  readonly labels?: readonly [before: string, after: string] | undefined;
}

/** Leads through a list that does not fit on one page; nothing where it does. */
export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  labels = ['Newer', 'Older'],
}: PaginationProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  return (
    <div className={styles.pages}>
      <Toolbar
        end={
          <>
            {page > 1 && <Button onClick={() => onPageChange(page - 1)}>{labels[0]}</Button>}
            {page < pages && <Button onClick={() => onPageChange(page + 1)}>{labels[1]}</Button>}
          </>
        }
      >
        <span>
          Page <Count of={page} /> of <Count of={pages} />
        </span>
      </Toolbar>
    </div>
  );
}
