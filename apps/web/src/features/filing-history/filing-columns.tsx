import { AppLink } from '#kit/link/app-link.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { Value } from '#kit/value/value.tsx';
import { documentHref, documentIdOf } from '#company-page/document-address.ts';
import styles from './filing-history.module.css';
import type { ListedFiling } from './listed-filing.ts';
import { dayColumn, textColumn } from '#kit/table-cell/value-columns.tsx';

interface ColumnFacts {
  readonly companyId: string;
  /** What the address keeps when a document is opened. */
  readonly kept: string;
  readonly isBeside: boolean;
  /** The document that stands beside the list. */
  readonly open?: string | undefined;
}

/** What was filed opens its document; where there is none the row says so. Beside an open document there is less room. */
export function filingColumns(facts: ColumnFacts): readonly Column<ListedFiling>[] {
  const all = allColumns(facts);
  return facts.isBeside ? all.filter(({ id }) => !wide.has(id)) : all;
}

const wide = new Set(['category', 'pages']);

function allColumns({ companyId, kept, open }: ColumnFacts): readonly Column<ListedFiling>[] {
  const isOpen = (link: string | null) =>
    open !== undefined && link !== null && documentIdOf(link) === open ? true : undefined;
  return [
    {
      id: 'description',
      head: 'Filing',
      cell: ({ description, documentLink, notes }) => (
        <>
          <span title={description} aria-current={isOpen(documentLink)}>
            {documentLink === null ? (
              description
            ) : (
              <AppLink href={`${documentHref(companyId, documentLink)}${kept}`}>{description}</AppLink>
            )}
          </span>
          {notes.map((note) => (
            <Muted small as="div" key={note} title={note} className={styles.note}>
              {note}
            </Muted>
          ))}
        </>
      ),
      sortValue: ({ description }) => description,
      width: 340,
    },
    {
      id: 'type',
      head: 'Form',
      cell: ({ type }) => (type === null ? '' : <Value>{type}</Value>),
      sortValue: ({ type }) => type ?? undefined,
      width: 92,
    },
    textColumn({
      id: 'category',
      head: 'Category',
      of: ({ categoryText }) => categoryText,
      sortable: true,
      width: 176,
    }),
    {
      id: 'pages',
      head: 'Document',
      cell: ({ documentLink, pages }) => (documentLink === null ? 'No document' : pagesText(pages)),
      sortValue: ({ documentLink, pages }) => (documentLink === null ? undefined : (pages ?? 0)),
      align: 'end',
      width: 112,
    },
    dayColumn({ id: 'date', head: 'Registered', of: ({ date }) => date, sortable: true }),
  ];
}

function pagesText(pages: number | null): string {
  if (pages === null) return 'PDF';
  return pages === 1 ? 'PDF,\u00a01\u00a0page' : `PDF,\u00a0${pages}\u00a0pages`;
}
