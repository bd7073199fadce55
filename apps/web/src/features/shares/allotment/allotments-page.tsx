import { useState } from 'react';
import { call } from '#api/call.ts';
import { both } from '#api/answer.ts';
import { Loaded } from '#api/loaded.tsx';
import { invalidateCalls, useCall } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useMay } from '#app/session-port.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useStartFormItems } from '#filing/start-form.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { ConfirmDialog } from '#kit/dialog/dialog.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { EmptyState } from '#kit/states/states.tsx';
import { type Column, DataTable } from '#kit/data-table/data-table.tsx';
import type { MenuItem } from '#kit/menu/menu-item.ts';
import { dayColumn } from '#kit/table-cell/value-columns.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { readShareCount, sumReadableShares, toDecimalText } from '@statbook/domain/money';
import type { CallReply } from '#api/call-types.ts';
import { formatNumber } from '#kit/value/format.ts';

/** Every allotment of a company: drafts to go on with, and what is recorded. */
export function AllotmentsPage({ companyId }: { companyId: string }) {
  const mayEdit = useMay('saveAllotementShareDetails');
  const input = { query: { companyId } };
  const single = useCall('getSingleShareDetails', input);
  const multi = useCall('getMultiShareDetails', input);
  const allot = (
    <LinkButton kind="filled" href={sharePaths.allotment(companyId)}>
      Allot shares
    </LinkButton>
  );
  return (
    <ShareArea companyId={companyId} title="Allotments" actions={mayEdit && allot}>
      <Loaded query={both(multi, single)} what="allotments">
        {([ofSeveral, ofOne]) => (
          <Allotments
            companyId={companyId}
            allotments={[...ofSeveral.entity, ...ofOne.entity]}
            mayEdit={mayEdit}
          />
        )}
      </Loaded>
    </ShareArea>
  );
}

interface AllotmentsProps {
  readonly companyId: string;
  readonly allotments: readonly ListedAllotment[];
  readonly mayEdit: boolean;
}

const idOf = ({ shareEventId }: ListedAllotment) => shareEventId;

function Allotments({ companyId, allotments, mayEdit }: AllotmentsProps) {
  const { asked, ask, discard } = useDiscard();
  const actions = useRowActions(companyId, ask);
  return (
    <>
      <DataTable
        caption="Allotments"
        columns={columnsOf(companyId, mayEdit)}
        rows={inOrder(allotments)}
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

/** What can be done with a draft, with what stands in the register, and with what was reversed there. */
function useRowActions(companyId: string, onDiscard: (row: ListedAllotment) => void) {
  const beginForms = useStartFormItems(companyId);
  const itemsOf = (row: ListedAllotment): readonly MenuItem[] => {
    const id = idOf(row);
    const show = {
      id: 'show',
      label: 'Show the entry in the history',
      href: sharePaths.historyEntry(companyId, id),
    };
    if (row.state === 'reversed') return [show];
    if (row.state === 'draft')
      return [
        { id: 'open', label: 'Go on with the draft', href: sharePaths.allotment(companyId, id) },
        { id: 'discard', label: 'Discard the draft', onSelect: () => onDiscard(row), danger: true },
      ];
    const href = sharePaths.correction(companyId, 'allotment', id);
    return [
      show,
      { id: 'correct', label: 'Correct this allotment', href },
      ...beginForms([{ form: 'SH01', label: 'Return this allotment', origin: { shareEventIds: [id] } }]),
    ];
  };
  return { rowName: whoOf, items: itemsOf };
}

/** So many lines at once that their ids fit an address. */
const atOnce = 100;

function useDiscard() {
  const queryClient = useQueryClient();
  const [asked, ask] = useState<ListedAllotment>();
  const discard = async () => {
    const ids = (asked?.allottees ?? []).flatMap((line) => line.allotmentLineId ?? []);
    ask(undefined);
    try {
      for (let first = 0; first < ids.length; first += atOnce) {
        const part = ids.slice(first, first + atOnce).join(',');
        await call('deleteJsonShares', { query: { allotmentLineIds: part } });
      }
      showToast('Draft discarded');
    } catch (error) {
      showFailure(error);
    }
    await invalidateCalls(queryClient, 'getMultiShareDetails');
  };
  return { asked, ask, discard };
}

const states = {
  draft: { label: 'Draft', tone: 'neutral' },
  recorded: { label: 'Recorded', tone: 'ok' },
  reversed: { label: 'Reversed', tone: 'warn' },
} as const;

const columnsOf = (companyId: string, mayEdit: boolean): readonly Column<ListedAllotment>[] => [
  {
    id: 'who',
    head: 'Allottees',
    cell: (row) =>
      row.state === 'draft' && mayEdit ? (
        <AppLink href={sharePaths.allotment(companyId, idOf(row))}>{whoOf(row)}</AppLink>
      ) : (
        whoOf(row)
      ),
    sortValue: whoOf,
  },
  {
    id: 'state',
    head: 'Status',
    cell: ({ state }) => <StatusBadge {...states[state]} />,
    sortValue: ({ state }) => state,
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
  dayColumn({ id: 'on', head: 'Date of allotment', of: ({ on }) => on, none: 'Not entered', sortable: true }),
];

type ListedAllotment = Omit<CallReply<'getMultiShareDetails'>['entity'][number], 'multiAllotmentId'>;

/** Who the shares went to: one or two by name, more by their number. */
function whoOf({ allottees }: ListedAllotment): string {
  const names = [...new Set(allottees.map(({ holderName }) => holderName || 'Nobody chosen'))];
  return names.length <= 2 ? names.join(' and ') : `${names[0]} and ${formatNumber(names.length - 1)} others`;
}

/** How many shares of each class: "1,000 Ordinary" in parts. */
function sharesByClass({ allottees }: ListedAllotment): readonly (readonly [string, string])[] {
  const counted = allottees.filter(({ shares }) => readShareCount(shares) !== undefined);
  return [...Map.groupBy(counted, ({ className }) => className)].map(
    ([name, lines]) => [name, toDecimalText(sumReadableShares(lines.map(({ shares }) => shares)))] as const,
  );
}

/** Drafts first, then what is recorded, the latest first. */
function inOrder(allotments: readonly ListedAllotment[]): readonly ListedAllotment[] {
  const rank = ({ state, on }: ListedAllotment) => (state === 'draft' ? '~' : (on ?? ''));
  return allotments.toSorted(
    (one, other) => Number(rank(one) < rank(other)) - Number(rank(one) > rank(other)),
  );
}
