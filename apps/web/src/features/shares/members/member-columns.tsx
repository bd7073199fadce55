import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { dayColumn, textColumn } from '#kit/table-cell/value-columns.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { Percent } from '#kit/value/percent.tsx';
import { Value } from '#kit/value/value.tsx';
import type { MemberRow } from './member-rows.ts';
import styles from './members.module.css';

interface ColumnFacts {
  readonly companyId: string;
  /** What the address of a member keeps: how the register is shown. */
  readonly kept: string;
  readonly withFormer: boolean;
  /** A class whose shares bear numbers is on show. */
  readonly withNumbers: boolean;
}

/** The columns of the register of members; what concerns no row has none. */
export function memberColumns(facts: ColumnFacts): readonly Column<MemberRow>[] {
  const { companyId, kept, withFormer, withNumbers } = facts;
  return [
    {
      id: 'name',
      head: 'Member',
      cell: ({ name, holderId }) =>
        holderId === null ? (
          name
        ) : (
          <AppLink href={`${sharePaths.shareholder(companyId, holderId)}${kept}`}>{name}</AppLink>
        ),
      sortValue: ({ name }) => name,
      minWidth: 200,
    },
    {
      id: 'address',
      head: 'Address',
      cell: addressCell,
      sortValue: ({ address }) => address,
      wide: true,
      minWidth: 200,
    },
    textColumn({ id: 'class', head: 'Class', of: ({ className }) => className, sortable: true, width: 120 }),
    {
      id: 'shares',
      head: 'Shares',
      cell: sharesCell,
      sortValue: ({ shares }) => BigInt(shares),
      align: 'end',
      width: withFormer ? 150 : 120,
    },
    ...(withNumbers ? [numbers] : []),
    ...amounts,
    {
      id: 'percent',
      head: '% of class',
      cell: ({ percent }) => (percent === undefined ? <None /> : <Percent of={percent} />),
      sortValue: ({ percent, shares }) => (percent === undefined ? undefined : BigInt(shares)),
      align: 'end',
      width: 110,
    },
    {
      id: 'entered',
      head: 'Entered',
      cell: ({ enteredOn }) => (enteredOn === null ? 'Not known' : <DateValue date={enteredOn} short />),
      // Whose day of entry is not known stands in the register the longest.
      sortValue: ({ enteredOn }) => enteredOn ?? (enteredOn === null ? '' : undefined),
      align: 'end',
      width: 110,
    },
    ...(withFormer ? [ceased] : []),
  ];
}

function addressCell({ address, isNotKnown }: MemberRow) {
  if (isNotKnown) return 'No member';
  return address === undefined ? (
    <None word="Not entered" />
  ) : (
    <bdi className={styles.address}>{address}</bdi>
  );
}

function sharesCell({ shares, heldBefore }: MemberRow) {
  if (heldBefore === undefined) return <Count of={shares} />;
  return (
    <>
      held <Count of={heldBefore} />
    </>
  );
}

const numbers: Column<MemberRow> = {
  id: 'numbers',
  head: 'Numbers',
  cell: (row) => (row.numbers === '' ? <None /> : <Value>{row.numbers}</Value>),
  sortValue: (row) => row.numbers || undefined,
  width: 140,
};

const amounts: readonly Column<MemberRow>[] = [
  {
    id: 'paid',
    head: 'Paid',
    cell: ({ paid, currency }) => <Amount amount={paid} currency={currency} />,
    align: 'end',
    width: 120,
  },
  {
    id: 'unpaid',
    head: 'Unpaid',
    cell: ({ unpaid, currency }) => <Amount amount={unpaid} currency={currency} />,
    align: 'end',
    width: 110,
  },
];

const ceased = dayColumn<MemberRow>({
  id: 'ceased',
  head: 'Ceased',
  of: ({ ceasedOn }) => ceasedOn,
  sortable: true,
  width: 110,
});

function Amount({ amount, currency }: { amount: string | null | undefined; currency: string }) {
  if (amount === undefined) return <None />;
  return amount === null ? <None word="Not known" /> : <Money amount={amount} currency={currency} />;
}
