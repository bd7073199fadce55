import { paths } from '#app/paths.ts';
import type { CallReply } from '#api/call-types.ts';
import { documentHref } from '#company-page/document-address.ts';
import { CopyButton } from '#kit/button/copy-button.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { NameLink, OneLine } from '#kit/table-cell/table-cell.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { dayInLondon } from '#kit/value/london.ts';
import { Value } from '#kit/value/value.tsx';
import { DownloadDocument } from './download-document.tsx';

/** A row of the list, as the server gives it. */
export type KeptDocument = CallReply<'getDocuments'>['entity'][number];

export const kindTexts: Readonly<Record<KeptDocument['kind'], string>> = {
  registry: 'From the register',
  attached: 'Attached to a form',
  received: 'Received',
  drawn: 'Drawn here',
};

/** What a document is known by. */
export const keyOf = ({ documentId, documentLink, companyId }: KeptDocument) =>
  documentId ?? `${companyId} ${documentLink}`;

/** Where it stands: in the filing history, with its form, or on the receipt of its filing. */
function placeOf({ kind, companyId, documentLink, filingId }: KeptDocument): string {
  if (documentLink !== null) return documentHref(companyId, documentLink);
  if (filingId === null) return paths.companyOverview(companyId);
  return kind === 'attached' ? paths.form(filingId) : paths.submissionReceipt(filingId);
}

/** The server sorts: a column says only that it can be asked for, and leaves the rows as they come. */
const sortable = () => undefined;

const kilobyte = 1000;

/** "48 kB", "1.2 MB". */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < kilobyte) return `${formatNumber(kilobytes)} kB`;
  return `${(bytes / (kilobyte * kilobyte)).toFixed(1)} MB`;
}

const digitsShown = 12;

/** The columns of the list; files only for who may have them. */
export function documentColumns(mayDownload: boolean): readonly Column<KeptDocument>[] {
  return mayDownload ? [...columns, downloadColumn] : columns;
}

const downloadColumn: Column<KeptDocument> = {
  id: 'download',
  head: 'File',
  cell: (row) => <DownloadDocument document={row} />,
  align: 'end',
};

const columns: readonly Column<KeptDocument>[] = [
  {
    id: 'name',
    head: 'Document',
    cell: (row) => (
      <>
        <AppLink href={placeOf(row)}>{row.name}</AppLink>
        {row.about !== null && (
          <Muted small as="div">
            {row.about}
          </Muted>
        )}
      </>
    ),
    sortValue: sortable,
    wide: true,
  },
  {
    id: 'company',
    head: 'Company',
    cell: ({ companyId, companyName, name }) => (
      <NameLink href={paths.companyOverview(companyId)} name={companyName} note={name} />
    ),
    sortValue: sortable,
  },
  {
    id: 'number',
    head: 'Number',
    cell: ({ companyNumber }) => <Value>{companyNumber}</Value>,
    hiddenByDefault: true,
  },
  { id: 'kind', head: 'Kind', cell: ({ kind }) => <OneLine>{kindTexts[kind]}</OneLine>, sortValue: sortable },
  {
    id: 'kept',
    head: 'Kept since',
    cell: ({ keptAt }) => <DateValue date={dayInLondon(keptAt)} short />,
    sortValue: sortable,
    align: 'end',
  },
  {
    id: 'size',
    head: 'Size',
    cell: ({ size }) => <OneLine>{sizeText(size)}</OneLine>,
    sortValue: sortable,
    align: 'end',
  },
  {
    id: 'sha256',
    head: 'SHA-256',
    cell: ({ sha256, name }) => (
      <OneLine>
        <span title={sha256}>
          <Value>{sha256.slice(0, digitsShown)}…</Value>
        </span>
        <CopyButton text={sha256} what={`SHA-256 of ${name}`} />
      </OneLine>
    ),
  },
];
