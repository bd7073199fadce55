import { useMemo, useState } from 'react';
import { toFormRefusal } from '#api/api-problem.ts';
import { call } from '#api/call.ts';
import { invalidateCalls, useCall } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useAccess } from '#app/session-port.ts';
import { useQueryClient } from '@tanstack/react-query';
import { AppLink } from '#kit/action/app-link.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { ConfirmDialog } from '#kit/popup/dialog.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { EmptyState } from '#kit/state/states.tsx';
import { type Column, DataTable, type RowActions } from '#kit/table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { RecordPart } from '../../../record/record-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { inOrder, type ListedAllotment, sharesByClass, whoOf } from './listed-allotment.ts';

/** Every allotment of a company: drafts to go on with, and what is recorded. */
export function AllotmentsPage({ companyId }: { companyId: string }) {
  const mayEdit = useAccess().has('EditCompany');
  const input = { query: { CompanyId: companyId } };
  const single = useCall('getSingleShareDetails', input);
  const multi = useCall('getMultiShareDetails', input);
  const both = {
    data: single.data && multi.data && { Entity: [[...multi.data.Entity, ...single.data.Entity]] },
    error: single.error ?? multi.error,
    refetch: () => Promise.all([single.refetch(), multi.refetch()]),
  };
  const allot = (
    <LinkButton kind="filled" href={sharePaths.allotment(companyId)}>
      Allot shares
    </LinkButton>
  );
  return (
    <ShareArea companyId={companyId} title="Allotments" actions={mayEdit && allot}>
      <RecordPart query={both} what="allotments">
        {(allotments) => <Allotments companyId={companyId} allotments={allotments} mayEdit={mayEdit} />}
      </RecordPart>
    </ShareArea>
  );
}

interface AllotmentsProps {
  readonly companyId: string;
  readonly allotments: readonly ListedAllotment[];
  readonly mayEdit: boolean;
}

const idOf = ({ ShareEventId }: ListedAllotment) => ShareEventId;

function Allotments({ companyId, allotments, mayEdit }: AllotmentsProps) {
  const rows = useMemo(() => inOrder(allotments), [allotments]);
  const columns = useMemo(() => columnsOf(companyId, mayEdit), [companyId, mayEdit]);
  const { asked, ask, discard } = useDiscard();
  const actions: RowActions<ListedAllotment> = {
    nameOf: whoOf,
    entriesOf: (row) =>
      row.State === 'draft'
        ? [
            { id: 'open', label: 'Go on with the draft', href: sharePaths.allotment(companyId, idOf(row)) },
            { id: 'discard', label: 'Discard the draft', onSelect: () => ask(row), danger: true },
          ]
        : entriesOfRecorded(companyId, row),
  };
  return (
    <>
      <DataTable
        caption="Allotments"
        columns={columns}
        rows={rows}
        rowId={idOf}
        empty={
          <EmptyState title="No allotments">
            No shares were allotted in these books, and no draft is kept.
          </EmptyState>
        }
        actions={mayEdit ? actions : undefined}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title="Discard the draft"
        consequence={
          asked && `The draft for ${whoOf(asked)} is taken out of the list. The register does not change.`
        }
        confirmLabel="Discard the draft"
        onConfirm={() => void discard()}
        onClose={() => ask(undefined)}
      />
    </>
  );
}

function entriesOfRecorded(companyId: string, row: ListedAllotment) {
  const show = {
    id: 'show',
    label: 'Show the entry in the history',
    href: sharePaths.historyEntry(companyId, idOf(row)),
  };
  if (row.State !== 'recorded') return [show];
  const href = sharePaths.correction(companyId, 'allotment', idOf(row));
  return [show, { id: 'correct', label: 'Correct this allotment', href }];
}

/** So many lines at once that their ids fit an address. */
const atOnce = 100;

function useDiscard() {
  const queryClient = useQueryClient();
  const [asked, ask] = useState<ListedAllotment>();
  const discard = async () => {
    const ids = (asked?.Allottees ?? []).flatMap((line) => line.MultiAllotmentsharesjsondetailsID ?? []);
    ask(undefined);
    try {
      for (let first = 0; first < ids.length; first += atOnce) {
        const part = ids.slice(first, first + atOnce).join(',');
        await call('deleteJsonShares', { query: { MultiAllotmentsharesjsondetailsIDs: part } });
      }
      showToast('Draft discarded');
    } catch (error) {
      showToast({ text: toFormRefusal(error).detail, tone: 'failed' });
    }
    await invalidateCalls(queryClient, 'getMultiShareDetails');
  };
  return { asked, ask, discard };
}

const states = {
  draft: { words: 'Draft', tone: 'neutral' },
  recorded: { words: 'Recorded', tone: 'ok' },
  reversed: { words: 'Reversed', tone: 'warn' },
} as const;

const columnsOf = (companyId: string, mayEdit: boolean): readonly Column<ListedAllotment>[] => [
  {
    id: 'who',
    head: 'Allottees',
    cell: (row) =>
      row.State === 'draft' && mayEdit ? (
        <AppLink href={sharePaths.allotment(companyId, idOf(row))}>{whoOf(row)}</AppLink>
      ) : (
        whoOf(row)
      ),
    sortValue: whoOf,
  },
  {
    id: 'state',
    head: 'State',
    cell: ({ State }) => <StatusBadge {...states[State]} />,
    sortValue: ({ State }) => State,
  },
  {
    id: 'shares',
    head: 'Shares',
    cell: (row) =>
      sharesByClass(row).map(([name, sum]) => (
        <div key={name}>
          <Count of={sum} /> {name}
        </div>
      )),
    align: 'end',
  },
  {
    id: 'on',
    head: 'Date of allotment',
    cell: ({ On }) => (On === null ? <None word="Not entered" /> : <DateValue date={On} short />),
    sortValue: ({ On }) => On ?? undefined,
    align: 'end',
  },
];
