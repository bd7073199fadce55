import { getPersonAppointments } from '@statbook/contract/calls';
import {
  describeCompanyStatus,
  describeOfficerRole,
  type OfficerAppointment,
} from '@statbook/registry-client';
import { refuseRegistryFailure } from '../../../clients/registry-refusal.ts';
import type { Platform } from '../../../composition.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { listRolesOf, type RoleOfPerson } from '../person-queries.ts';
import { protectionOf } from '../present-person.ts';
import { findCompaniesByNumber } from './appointment-queries.ts';
import { officerIdsOf, readAppointments } from './read-appointments.ts';

type Dependencies = Pick<Platform, 'clock' | 'database' | 'registry'>;

/** What else the public register shows of somebody with a role within reach, read there now. */
export const getPersonAppointmentsHandler = ({ clock, database, registry }: Dependencies) =>
  handle(getPersonAppointments, async ({ person, query: { personId }, signal }) => {
    const roles = await database.transaction(person.scope, (tx) => listRolesOf(tx, [personId]));
    if (roles.length === 0) return refuse('not-found');
    if (protectionOf(roles) !== 'none') return refuse('person-protected');
    const read = await readAppointments({ registry }, officerIdsOf(roles), signal);
    if (!read.ok) return refuseRegistryFailure(read);
    const others = read.items.filter((each) => !isAmong(roles, each)).toSorted(heldAndLatestFirst);
    const numbers = [...new Set(others.map(({ companyNumber }) => companyNumber))];
    const ids = await database.transaction(person.scope, (tx) => findCompaniesByNumber(tx, numbers));
    return {
      entity: [
        {
          readAt: clock.now().toISOString(),
          isKnown: read.isKnown,
          total: read.total,
          isWhole: read.items.length >= read.total,
          appointments: others.map((each) => presentAppointment(each, ids.get(each.companyNumber))),
        },
      ],
    };
  });

const heldFromOf = ({ appointedOn, appointedBefore }: OfficerAppointment) => appointedOn ?? appointedBefore;

/** Whether it is one of the roles that the page of the person has already. */
const isAmong = (roles: readonly RoleOfPerson[], appointment: OfficerAppointment): boolean =>
  roles.some(
    ({ detail, companyNumber }) =>
      detail.register === 'officer' &&
      companyNumber === appointment.companyNumber &&
      detail.heldFrom === (heldFromOf(appointment) ?? null) &&
      detail.role === describeOfficerRole(appointment.role ?? 'officer'),
  );

/** A company of these has come to its end, and with it every office in it. */
const ended: ReadonlySet<string> = new Set(['dissolved', 'converted-closed', 'closed', 'removed']);

const isCurrent = ({ resignedOn, companyStatus }: OfficerAppointment) =>
  resignedOn === undefined && !ended.has(companyStatus ?? '');

function heldAndLatestFirst(one: OfficerAppointment, other: OfficerAppointment): number {
  const rank = (each: OfficerAppointment) => `${isCurrent(each) ? 1 : 0}${heldFromOf(each) ?? ''}`;
  return rank(other).localeCompare(rank(one));
}

function presentAppointment(appointment: OfficerAppointment, companyId: string | undefined) {
  const { companyNumber, companyName, companyStatus, role, resignedOn } = appointment;
  return {
    companyNumber,
    companyName,
    companyStatus: companyStatus && describeCompanyStatus(companyStatus),
    companyId,
    roleText: describeOfficerRole(role ?? 'officer'),
    heldFrom: heldFromOf(appointment),
    heldUntil: resignedOn,
    isCurrent: isCurrent(appointment),
  };
}
