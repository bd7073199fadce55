import { paths } from '#app/paths.ts';
import type { CallReply } from '#api/call-types.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { StatusBadge, type Tone } from '#kit/page/status-badge.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';

export type Charge = CallReply<'getCompanyCharges'>['Entity'][number]['Charges'][number];

const toneOf = {
  outstanding: 'warn',
  'part-satisfied': 'info',
  satisfied: 'neutral',
} as const satisfies Record<Charge['State'], Tone>;

/** "Charge 0999 0070 0001", or the number that older charges have. */
export function titleOf({ Code, Number: number, Classification }: Charge): string {
  return [Classification ?? 'Charge', Code ?? (number === null ? undefined : `no. ${number}`)]
    .filter((part) => part !== undefined)
    .join(' ');
}

export function ChargeBadge({ charge: { State, StatusText } }: { charge: Charge }) {
  return <StatusBadge words={StatusText} tone={toneOf[State]} />;
}

/** "Harbour Bank plc and others": more persons may be entitled than the register names. */
export function entitledText({ PersonsEntitled, HasMorePersonsEntitled }: Charge): string {
  const names = PersonsEntitled.join(', ');
  return HasMorePersonsEntitled ? `${names} and others` : names;
}

/** The columns of the charges; `kept` is what the address keeps when one is opened. */
export function chargeColumns(companyId: string, kept: string): readonly Column<Charge>[] {
  return [
    {
      id: 'charge',
      head: 'Charge',
      cell: (charge) => (
        <AppLink href={`${paths.charges(companyId)}&open=${encodeURIComponent(charge.ChargeId)}${kept}`}>
          <Value>{titleOf(charge)}</Value>
        </AppLink>
      ),
      sortValue: titleOf,
    },
    {
      id: 'status',
      head: 'Status',
      cell: (charge) => <ChargeBadge charge={charge} />,
      sortValue: ({ State }) => State,
      text: ({ StatusText }) => StatusText,
    },
    { id: 'entitled', head: 'Persons entitled', cell: entitledText, sortValue: entitledText, wide: true },
    {
      id: 'created',
      head: 'Created',
      cell: ({ CreatedOn }) => <DateValue date={CreatedOn ?? undefined} short />,
      sortValue: ({ CreatedOn }) => CreatedOn ?? undefined,
      align: 'end',
    },
    {
      id: 'delivered',
      head: 'Delivered',
      cell: ({ DeliveredOn }) => <DateValue date={DeliveredOn ?? undefined} short />,
      sortValue: ({ DeliveredOn }) => DeliveredOn ?? undefined,
      align: 'end',
    },
    {
      id: 'satisfied',
      head: 'Satisfied',
      cell: ({ SatisfiedOn }) => <DateValue date={SatisfiedOn ?? undefined} short />,
      sortValue: ({ SatisfiedOn }) => SatisfiedOn ?? undefined,
      align: 'end',
    },
  ];
}
