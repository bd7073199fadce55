import type { CallReply } from '#api/call-types.ts';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { LineTitle } from '#kit/line-list/line-list.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { Value } from '#kit/value/value.tsx';
import { describeRole, HeldDays } from '../held-role.tsx';
import { ShortList } from '../short-list.tsx';

type Read = CallReply<'getPersonAppointments'>['entity'][number];
type Appointment = Read['appointments'][number];

/** What the register answered, with the time at which it did. */
export function AppointmentList({ read }: { readonly read: Read }) {
  const { appointments, readAt } = read;
  return (
    <>
      <Lead>
        {describeFound(read)} Read at Companies House <InstantValue instant={readAt} />.
      </Lead>
      <ShortList items={appointments} shownAtFirst={20}>
        {(appointment) => <AppointmentFacts appointment={appointment} />}
      </ShortList>
    </>
  );
}

/** What was found, in a sentence, before the list of it. */
function describeFound({ isKnown, isWhole, total, appointments }: Read): string {
  if (!isKnown)
    return 'Companies House lists nothing under the ids that it gave this person. It may have given others since: refresh their companies, and look again.';
  if (appointments.length === 0) return 'None besides the roles on this page.';
  const current = appointments.filter(({ isCurrent }) => isCurrent).length;
  const found = `${formatNumber(appointments.length)} besides the roles on this page, ${countOf(current, appointments.length)} of them held now.`;
  return isWhole
    ? found
    : `${found} Companies House has ${formatNumber(total)} in all; the rest is not read.`;
}

function countOf(some: number, all: number): string {
  if (some === 0) return 'none';
  return some === all ? 'all' : formatNumber(some);
}

function AppointmentFacts({ appointment }: { readonly appointment: Appointment }) {
  const { companyId, companyName, companyNumber, companyStatus } = appointment;
  const name = <bdi>{companyName ?? companyNumber}</bdi>;
  return (
    <>
      <LineTitle>
        {describeRole(appointment)} ·{' '}
        {companyId === null ? name : <AppLink href={paths.companyOverview(companyId)}>{name}</AppLink>}
      </LineTitle>
      <Muted small as="div">
        <HeldDays role={appointment} /> · <Value>{companyNumber}</Value>
        {companyStatus !== null && ` · ${companyStatus}`}
        {companyId !== null && ' · One of your companies'}
      </Muted>
    </>
  );
}
