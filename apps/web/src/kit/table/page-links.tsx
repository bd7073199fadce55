import { Button } from '../action/button.tsx';
import { Count } from '../value/amounts.tsx';
import { Toolbar } from '../page/layout.tsx';
import styles from './below-table.module.css';

interface PageLinksProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** The words on the buttons: lists that begin with the newest lead to newer and older ones. */
  readonly words?: readonly [before: string, after: string] | undefined;
}

/** Leads through a list that does not fit on one page; nothing where it does. */
export function PageLinks({ page, pageSize, total, onPage, words = ['Newer', 'Older'] }: PageLinksProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  return (
    <div className={styles.pages}>
      <Toolbar
        end={
          <>
            {page > 1 && <Button onClick={() => onPage(page - 1)}>{words[0]}</Button>}
            {page < pages && <Button onClick={() => onPage(page + 1)}>{words[1]}</Button>}
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
