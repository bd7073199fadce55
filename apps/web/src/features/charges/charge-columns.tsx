import { paths } from '#app/paths.ts';
import type { CallReply } from '#api/call-types.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { Value } from '#kit/value/value.tsx';
import { dayColumn } from '#kit/table-cell/value-columns.tsx';

export type Charge = CallReply<'getCompanyCharges'>['entity'][number]['charges'][number];

const toneOf = {
  outstanding: 'warn',
  'part-satisfied': 'info',
  satisfied: 'neutral',
} as const satisfies Record<Charge['state'], Tone>;

/** "Charge 0999 0070 0001", or the number that older charges have. */
export function titleOf({ code, number, classification }: Charge): string {
  return [classification ?? 'Charge', code ?? (number === null ? undefined : `no. ${number}`)]
    .filter((part) => part !== undefined)
    .join(' ');
}

export function ChargeBadge({ charge: { state, statusText } }: { charge: Charge }) {
  return <StatusBadge label={statusText} tone={toneOf[state]} />;
}

/** "Harbour Bank plc and others": more persons may be entitled than the register names. */
export function entitledText({ personsEntitled, hasMorePersonsEntitled }: Charge): string {
  const names = personsEntitled.join(', ');
  return hasMorePersonsEntitled ? `${names} and others` : names;
}

/** The columns of the charges; `kept` is what the address keeps when one is opened. */
export function chargeColumns(companyId: string, kept: string): readonly Column<Charge>[] {
  return [
    {
      id: 'charge',
      head: 'Charge',
      cell: (charge) => (
        <AppLink href={`${paths.charges(companyId)}&open=${encodeURIComponent(charge.chargeId)}${kept}`}>
          <Value>{titleOf(charge)}</Value>
        </AppLink>
      ),
      sortValue: titleOf,
      // Its code ends the title, and tells it from the others.
      minWidth: 260,
    },
    {
      id: 'status',
      head: 'Status',
      cell: (charge) => <ChargeBadge charge={charge} />,
      sortValue: ({ state }) => state,
      text: ({ statusText }) => statusText,
      width: 150,
    },
    { id: 'entitled', head: 'Persons entitled', cell: entitledText, sortValue: entitledText, wide: true },
    dayColumn({ id: 'created', head: 'Created', of: ({ createdOn }) => createdOn, sortable: true }),
    dayColumn({ id: 'delivered', head: 'Delivered', of: ({ deliveredOn }) => deliveredOn, sortable: true }),
    dayColumn({ id: 'satisfied', head: 'Satisfied', of: ({ satisfiedOn }) => satisfiedOn, sortable: true }),
  ];
}
