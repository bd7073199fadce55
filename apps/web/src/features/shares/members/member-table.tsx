import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { ToggleChip } from '#kit/filters/filters.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { TotalsCheck } from '#kit/totals-check/totals-check.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { type CompanyPage, keptParams } from '#company-page/page-address.ts';
import { memberColumns } from './member-columns.tsx';
import {
  classDifferences,
  isIncluded,
  memberText,
  type MemberRegister,
  type MemberRow,
  toMemberRows,
} from './member-rows.ts';
import type { MembersAddress } from './members-address.ts';

export interface MemberTableProps extends CompanyPage<MembersAddress> {
  readonly register: MemberRegister;
}

const idOf = ({ id }: MemberRow) => id;

/** The lines of the register, found as one types, with the total of a class that stands alone. */
export function MemberTable({ companyId, register, address, onAddressChange }: MemberTableProps) {
  const rows = toMemberRows(register);
  const withFormer = address.former !== undefined;
  const withNumbers = register.classes.some(({ isNumbered }) => isNumbered);
  const columns = memberColumns({ companyId, kept: keptParams(address), withFormer, withNumbers });
  const includes = (row: MemberRow) => isIncluded(row, { classId: address.class, withFormer });
  const list = useListView({
    table: 'members',
    columns,
    rows,
    address,
    onAddressChange,
    filters: ['class'],
    searchText: memberText,
    includes,
  });
  const classes = register.classes.filter(({ sharesInIssue }) => sharesInIssue !== '0');
  const alone =
    classes.length === 1 ? classes[0] : classes.find((each) => each.shareClassId === address.class);
  const former = rows.filter(({ ceasedOn }) => ceasedOn !== undefined).length;
  const [broken] = classDifferences(rows, register.classes);
  return (
    <>
      <ListTable
        list={list}
        what="members"
        filterLabel="Filter by name or address"
        filters={
          <>
            {classes.length > 1 &&
              classes.map(({ shareClassId, className }) => (
                <ToggleChip key={shareClassId} label={className} {...list.toggle('class', shareClassId)} />
              ))}
            {former > 0 && <ToggleChip label="Former members" count={former} {...list.toggle('former')} />}
          </>
        }
        caption="Register of members"
        rowId={idOf}
        totals={
          alone && list.text === ''
            ? { name: `Total ${alone.className}`, shares: <Count of={alone.sharesInIssue} /> }
            : undefined
        }
        empty={
          <EmptyState title="No members on this day">
            No shares were held at the end of the day that is shown.
          </EmptyState>
        }
        scrollId="members"
      />
      {rows.length > 0 && (
        <TotalsCheck
          difference={
            broken && (
              <>
                of {broken.className} <Count of={broken.inIssue} /> are in issue, the members hold{' '}
                <Count of={broken.held} />
              </>
            )
          }
        />
      )}
    </>
  );
}
