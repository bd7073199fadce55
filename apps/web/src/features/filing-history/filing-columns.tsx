import { AppLink } from '#kit/action/app-link.tsx';
import { Muted } from '#kit/page/muted.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { documentHref } from '../../record/document-address.ts';
import styles from './filing-history.module.css';
import type { ListedFiling } from './listed-filing.ts';

interface ColumnFacts {
  readonly companyId: string;
  /** What the address keeps when a document is opened. */
  readonly kept: string;
  readonly isBeside: boolean;
}

/** What was filed opens its document; where there is none the row says so. Beside an open document there is less room. */
export function filingColumns({ companyId, kept, isBeside }: ColumnFacts): readonly Column<ListedFiling>[] {
  const all = allColumns(companyId, kept);
  return isBeside ? all.filter(({ id }) => !wide.has(id)) : all;
}

const wide = new Set(['category', 'pages']);

function allColumns(companyId: string, kept: string): readonly Column<ListedFiling>[] {
  return [
    {
      id: 'description',
      head: 'Filing',
      cell: ({ Description, DocumentLink, Notes }) => (
        <>
          <span title={Description}>
            {DocumentLink === null ? (
              Description
            ) : (
              <AppLink href={`${documentHref(companyId, DocumentLink)}${kept}`}>{Description}</AppLink>
            )}
          </span>
          {Notes.map((note) => (
            <Muted small as="div" key={note} title={note} className={styles.note}>
              {note}
            </Muted>
          ))}
        </>
      ),
      sortValue: ({ Description }) => Description,
      width: 340,
    },
    {
      id: 'type',
      head: 'Form',
      cell: ({ Type }) => (Type === null ? '' : <Value>{Type}</Value>),
      sortValue: ({ Type }) => Type ?? undefined,
      width: 92,
    },
    {
      id: 'category',
      head: 'Category',
      cell: ({ CategoryText }) => CategoryText,
      sortValue: ({ CategoryText }) => CategoryText,
      width: 176,
    },
    {
      id: 'pages',
      head: 'Document',
      cell: ({ DocumentLink, Pages }) => (DocumentLink === null ? 'No document' : pagesText(Pages)),
      sortValue: ({ DocumentLink, Pages }) => (DocumentLink === null ? undefined : (Pages ?? 0)),
      align: 'end',
      width: 112,
    },
    {
      id: 'date',
      head: 'Registered',
      cell: ({ Date: date }) => <DateValue date={date ?? undefined} short />,
      sortValue: ({ Date: date }) => date ?? undefined,
      align: 'end',
      width: 112,
    },
  ];
}

function pagesText(pages: number | null): string {
  if (pages === null) return 'PDF';
  return pages === 1 ? 'PDF,\u00a01\u00a0page' : `PDF,\u00a0${pages}\u00a0pages`;
}
