import { Button } from '#kit/action/button.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { Count } from '#kit/value/amounts.tsx';

interface PageLinksProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Leads through a list that does not fit on one page; nothing where it does. */
export function PageLinks({ page, pageSize, total, onPage }: PageLinksProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  return (
    <Toolbar
      end={
        <>
          {page > 1 && <Button onClick={() => onPage(page - 1)}>Newer</Button>}
          {page < pages && <Button onClick={() => onPage(page + 1)}>Older</Button>}
        </>
      }
    >
      <span>
        Page <Count of={page} /> of <Count of={pages} />
      </span>
    </Toolbar>
  );
}
