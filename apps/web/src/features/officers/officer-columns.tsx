import { paths } from '#app/paths.ts';
import type { CallReply } from '#api/call-types.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { DateValue, Deadline, None } from '#kit/value/dates.tsx';
import { VerificationBadge, verificationWords } from '../../record/verification.tsx';

export type Officer = CallReply<'getCompanyOfficers'>['Entity'][number]['Officers'][number];

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
export function verificationDueOn({ Verification }: Officer): string | undefined {
  return Verification === null || Verification.State === 'verified'
    ? undefined
    : (Verification.DueOn ?? undefined);
}

/** The columns of the officers; what concerns nobody has none. */
export function officerColumns(facts: ColumnFacts): readonly Column<Officer>[] {
  const { companyId, today, withFormer, kept, withDue } = facts;
  const due: Column<Officer> = {
    id: 'due',
    head: 'Verification due',
    cell: (officer) => {
      const dueOn = verificationDueOn(officer);
      return dueOn === undefined ? <None /> : <Deadline date={dueOn} today={today} short />;
    },
    sortValue: verificationDueOn,
    align: 'end',
  };
  const resigned: Column<Officer> = {
    id: 'resigned',
    head: 'Resigned',
    cell: ({ ResignedOn }) => <DateValue date={ResignedOn ?? undefined} short />,
    sortValue: ({ ResignedOn }) => ResignedOn ?? undefined,
    align: 'end',
  };
  return [
    {
      id: 'name',
      head: 'Name',
      cell: ({ Name, AppointmentId }) => (
        <AppLink href={`${paths.officers(companyId)}&open=${encodeURIComponent(AppointmentId)}${kept}`}>
          {Name}
        </AppLink>
      ),
      sortValue: ({ Name }) => Name,
    },
    { id: 'role', head: 'Role', cell: ({ RoleText }) => RoleText, sortValue: ({ RoleText }) => RoleText },
    {
      id: 'state',
      head: 'Status',
      cell: ({ State }) => (
        <StatusBadge
          words={State === 'current' ? 'In office' : 'Resigned'}
          tone={State === 'current' ? 'ok' : 'neutral'}
        />
      ),
      sortValue: ({ State }) => State,
      text: ({ State }) => (State === 'current' ? 'In office' : 'Resigned'),
    },
    {
      id: 'verification',
      head: 'Identity',
      cell: ({ Verification }) => <VerificationBadge verification={Verification} />,
      sortValue: ({ Verification }) => Verification?.State,
      text: ({ Verification }) => verificationWords(Verification),
    },
    ...(withDue ? [due] : []),
    {
      id: 'appointed',
      head: 'Appointed',
      cell: appointedCell,
      sortValue: ({ AppointedOn, AppointedBefore }) => AppointedOn ?? AppointedBefore ?? undefined,
      align: 'end',
    },
    ...(withFormer ? [resigned] : []),
  ];
}

function appointedCell({ AppointedOn, AppointedBefore }: Officer) {
  if (AppointedOn !== null || AppointedBefore === null)
    return <DateValue date={AppointedOn ?? undefined} short />;
  return (
    <>
      before <DateValue date={AppointedBefore} short />
    </>
  );
}
