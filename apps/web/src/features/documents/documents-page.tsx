import type { Addressed } from '#kit/address/addressed.ts';
import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import type { CallReply } from '#api/call-types.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { useAccess, useMay } from '#app/session-port.ts';
import { ChoiceChips, ToggleChip } from '#kit/filters/filters.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { PeriodMenu } from '#kit/period-menu/period-menu.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { documentColumns, keyOf, kindTexts } from './document-columns.tsx';
import {
  defaultSort,
  kinds,
  type DocumentsAddress,
  pageSize,
  readKind,
  readPeriod,
  toQuery,
} from './documents-address.ts';

const lead =
  'What was fetched from the register, attached to forms, received with decisions, and drawn here: certificates, registers, forms and receipts as they were given out.';

/** Every document that is kept of the companies within reach. */
export function DocumentsPage(props: Addressed<DocumentsAddress>) {
  const mayView = useMay('getDocuments');
  const documents = useCall(
    'getDocuments',
    { query: toQuery(props.address) },
    { enabled: mayView, placeholderData: (before) => before },
  );
  if (!mayView)
    return (
      <>
        <PageHeader title="Documents" />
        <NoAccess what="see documents of companies" />
      </>
    );
  return (
    <Loaded
      query={documents}
      what="documents"
      loading={<LoadingRows label="Loading documents" rows={10} />}
      header={<PageHeader title="Documents" lead={lead} />}
    >
      {(reply) => <DocumentList {...props} reply={reply} />}
    </Loaded>
  );
}

type Reply = CallReply<'getDocuments'>;

function DocumentList({
  reply,
  address,
  onAddressChange,
}: Addressed<DocumentsAddress> & { readonly reply: Reply }) {
  const mayDownload = useAccess().has('exportCompany');
  const today = useToday();
  const { entity: rows, total, counts } = reply;
  const columns = useMemo(() => documentColumns(mayDownload), [mayDownload]);
  const list = useListView({
    table: 'documents',
    columns,
    rows,
    address,
    onAddressChange,
    defaultSort,
    filters: ['show', 'company', 'from', 'to'],
  });
  return (
    <>
      <PageHeader
        title="Documents"
        lead={lead}
        count={{ shown: total, total: kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0) }}
      />
      <ListTable
        list={list}
        caption="Documents"
        what="documents"
        filterLabel="Filter by name, form or company"
        filters={
          <>
            <ChoiceChips
              choices={kinds.map((kind) => ({ value: kind, label: kindTexts[kind], count: counts[kind] }))}
              chosen={readKind(address)}
              onChoose={(show) => list.narrow({ show })}
            />
            <PeriodMenu
              name="Kept since"
              period={readPeriod(address)}
              onPeriodChange={list.narrow}
              today={today}
            />
            {address.company !== undefined && (
              <ToggleChip
                label={`Only ${rows[0]?.companyName ?? 'one company'}`}
                pressed
                onToggle={() => list.narrow({ company: undefined })}
              />
            )}
          </>
        }
        empty={<NothingYet />}
        rowId={keyOf}
        pages={{ pageSize, total }}
        scrollId="documents"
      />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState title="No documents yet">
      A filed document appears here once somebody has opened it in the filing history of its company, and a
      certificate, register or form once it was printed.
    </EmptyState>
  );
}
