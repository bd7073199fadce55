import { paths } from '#app/paths.ts';
import type { CallReply } from '#api/call-types.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { DateValue, Deadline, None } from '#kit/value/dates.tsx';
import { VerificationBadge, verificationText } from '#company-page/verification.tsx';
import { OneLine } from '#kit/table-cell/table-cell.tsx';
import { dayColumn, textColumn } from '#kit/table-cell/value-columns.tsx';

export type Officer = CallReply<'getCompanyOfficers'>['entity'][number]['officers'][number];

interface ColumnFacts {
  readonly companyId: string;
  readonly today: string;
  readonly withFormer: boolean;
  /** What the address keeps when an officer is opened. */
  readonly kept: string;
  /** Somebody's verification is still to come. */
  readonly withDue: boolean;
}

/** By when an officer has to be verified who is not yet. */
export function verificationDueOn({ verification }: Officer): string | undefined {
  return verification === null || verification.state === 'verified'
    ? undefined
    : (verification.dueOn ?? undefined);
}

/** The columns of the officers; what concerns nobody has none. */
export function officerColumns(facts: ColumnFacts): readonly Column<Officer>[] {
  const { companyId, today, withFormer, kept, withDue } = facts;
  const due: Column<Officer> = {
    id: 'due',
    head: 'Verification due',
    cell: (officer) => {
      const dueOn = verificationDueOn(officer);
      return dueOn === undefined ? (
        <None />
      ) : (
        <OneLine>
          <Deadline date={dueOn} today={today} short />
        </OneLine>
      );
    },
    sortValue: verificationDueOn,
    align: 'end',
  };
  const resigned = dayColumn<Officer>({
    id: 'resigned',
    head: 'Resigned',
    of: ({ resignedOn }) => resignedOn,
    sortable: true,
  });
  return [
    {
      id: 'name',
      head: 'Name',
      cell: ({ name, appointmentId }) => (
        <AppLink href={`${paths.officers(companyId)}&open=${encodeURIComponent(appointmentId)}${kept}`}>
          {name}
        </AppLink>
      ),
      sortValue: ({ name }) => name,
    },
    textColumn({ id: 'role', head: 'Role', of: ({ roleText }) => roleText, sortable: true }),
    {
      id: 'state',
      head: 'Status',
      cell: ({ state }) => (
        <StatusBadge
          label={state === 'current' ? 'In office' : 'Resigned'}
          tone={state === 'current' ? 'ok' : 'neutral'}
        />
      ),
      sortValue: ({ state }) => state,
      text: ({ state }) => (state === 'current' ? 'In office' : 'Resigned'),
    },
    {
      id: 'verification',
      head: 'Identity',
      cell: ({ verification }) => <VerificationBadge verification={verification} />,
      sortValue: ({ verification }) => verification?.state,
      text: ({ verification }) => verificationText(verification),
    },
    ...(withDue ? [due] : []),
    {
      id: 'appointed',
      head: 'Appointed',
      cell: appointedCell,
      sortValue: ({ appointedOn, appointedBefore }) => appointedOn ?? appointedBefore ?? undefined,
      align: 'end',
    },
    ...(withFormer ? [resigned] : []),
  ];
}

function appointedCell({ appointedOn, appointedBefore }: Officer) {
  if (appointedOn !== null || appointedBefore === null)
    return <DateValue date={appointedOn ?? undefined} short />;
  return (
    <>
      before <DateValue date={appointedBefore} short />
    </>
  );
}
