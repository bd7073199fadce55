import { useDeferredValue, useMemo, useState } from 'react';
import { sharePaths } from '#app/share-paths.ts';
import { FilterField, ToggleChip } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { EmptyState, NoMatches } from '#kit/state/states.tsx';
import { AddsUp } from '#kit/table/adds-up.tsx';
import { DataTable } from '#kit/table/data-table.tsx';
import { TableTools } from '#kit/table/table-tools.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { useOwnTableView } from '../../../tables/use-own-table-view.ts';
import { keptOf } from '../../../record/record-address.ts';
import { memberColumns } from './member-columns.tsx';
import {
  classDifferences,
  filterMembers,
  type MemberFilter,
  type MemberRegister,
  type MemberRow,
  toMemberRows,
} from './member-rows.ts';
import type { MembersAddress } from './members-address.ts';

export interface MemberTableProps {
  readonly companyId: string;
  readonly register: MemberRegister;
  readonly address: MembersAddress;
  readonly onAddressChange: (change: Partial<MembersAddress>) => void;
}

const idOf = ({ id }: MemberRow) => id;

/** The lines of the register, found as one types, with the total of a class that stands alone. */
export function MemberTable({ companyId, register, address, onAddressChange }: MemberTableProps) {
  const rows = useMemo(() => toMemberRows(register), [register]);
  const [text, setText] = useState(address.q ?? '');
  const filter = { classId: address.class, withFormer: address.former !== undefined };
  const shown = useShownRows(rows, { ...filter, text: useDeferredValue(text) });
  const view = useOwnTableView({
    id: 'members',
    columns: useColumns({ companyId, register, address, withFormer: filter.withFormer }),
    address,
    onAddressChange,
  });
  const clear = () => {
    setText('');
    onAddressChange({ q: undefined, class: undefined });
  };
  const classes = register.Classes.filter(({ SharesInIssue }) => SharesInIssue !== '0');
  const alone =
    classes.length === 1 ? classes[0] : classes.find((each) => each.ShareClassId === address.class);
  return (
    <>
      <Toolbar end={rows.length > 0 && <TableTools view={view} />}>
        <FilterField
          label="Filter by name or address"
          value={text}
          onChange={(value) => {
            setText(value);
            onAddressChange({ q: value === '' ? undefined : value });
          }}
        />
        {classes.length > 1 &&
          classes.map(({ ShareClassId, ClassName }) => (
            <ToggleChip
              key={ShareClassId}
              label={ClassName}
              pressed={address.class === ShareClassId}
              onToggle={(pressed) => onAddressChange({ class: pressed ? ShareClassId : undefined })}
            />
          ))}
        <FormerChip rows={rows} address={address} onAddressChange={onAddressChange} />
      </Toolbar>
      <DataTable
        caption="Register of members"
        columns={view.columns}
        rows={shown}
        rowId={idOf}
        sort={view.sort}
        onSortChange={view.onSortChange}
        density={view.density}
        totals={
          alone && text === ''
            ? { name: `Total ${alone.ClassName}`, shares: <Count of={alone.SharesInIssue} /> }
            : undefined
        }
        empty={
          rows.some(({ ceasedOn }) => ceasedOn === undefined) ? (
            <NoMatches what="members" onClear={clear} />
          ) : (
            <NoMembers />
          )
        }
        scrollId="members"
      />
      {rows.length > 0 && <Difference rows={rows} classes={register.Classes} />}
    </>
  );
}

function useShownRows(rows: readonly MemberRow[], { text, classId, withFormer }: MemberFilter) {
  return useMemo(() => filterMembers(rows, { text, classId, withFormer }), [rows, text, classId, withFormer]);
}

interface ColumnsFor extends Pick<MemberTableProps, 'companyId' | 'register' | 'address'> {
  readonly withFormer: boolean;
}

function useColumns({ companyId, register, address, withFormer }: ColumnsFor) {
  const withNumbers = register.Classes.some(({ IsNumbered }) => IsNumbered);
  const kept = keptOf(address);
  return useMemo(
    () =>
      memberColumns({
        hrefOf: (holderId) => `${sharePaths.shareholders(companyId)}&open=${holderId}${kept}`,
        withFormer,
        withNumbers,
      }),
    [companyId, kept, withFormer, withNumbers],
  );
}

interface FormerChipProps extends Pick<MemberTableProps, 'address' | 'onAddressChange'> {
  readonly rows: readonly MemberRow[];
}

function FormerChip({ rows, address, onAddressChange }: FormerChipProps) {
  const former = rows.filter(({ ceasedOn }) => ceasedOn !== undefined).length;
  if (former === 0) return null;
  return (
    <ToggleChip
      label="Former members"
      count={former}
      pressed={address.former !== undefined}
      onToggle={(pressed) => onAddressChange({ former: pressed ? 'yes' : undefined })}
    />
  );
}

function NoMembers() {
  return (
    <EmptyState title="No members on this day">
      No shares were held at the end of the day that is shown.
    </EmptyState>
  );
}

interface DifferenceProps {
  readonly rows: readonly MemberRow[];
  readonly classes: MemberTableProps['register']['Classes'];
}

function Difference({ rows, classes }: DifferenceProps) {
  const [first] = useMemo(() => classDifferences(rows, classes), [rows, classes]);
  return (
    <AddsUp
      difference={
        first && (
          <>
            of {first.className} <Count of={first.inIssue} /> are in issue, the members hold{' '}
            <Count of={first.held} />
          </>
        )
      }
    />
  );
}
