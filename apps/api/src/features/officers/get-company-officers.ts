import { getCompanyOfficers } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import { isVerifiedOffice } from '@statbook/domain/identity';
import { describeOfficerRole, type PublicOfficer } from '@statbook/registry-client';
import { type CompanyInReach, handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { idOfLink, presentAddress, presentVerification } from '../../registry-snapshots/present-company.ts';
import { listPeopleOfRegister } from '../../registry-snapshots/person-link-queries.ts';
import { getRegistryRecord } from '../../registry-snapshots/registry-record.ts';

/** The officers of a company as the registry gave them last. */
export const getCompanyOfficersHandler = ({ clock }: { clock: Clock }) =>
  handle(getCompanyOfficers, async ({ tx, company }) => {
    const { head, officers: read } = await readOfficers(tx, company, clock.today());
    const people = await listPeopleOfRegister(tx, { companyId: company.id, register: 'officer' });
    const officers = read.map((officer) => ({
      ...officer,
      personId: people.get(officer.appointmentId) ?? null,
    }));
    const current = officers.filter(({ state }) => state === 'current').length;
    return {
      entity: [{ ...head, currentCount: current, resignedCount: officers.length - current, officers }],
    };
  });

/** The officers in the registry's order, as they are shown and printed. */
export async function readOfficers(tx: Transaction, company: CompanyInReach, today: CivilDate) {
  const { head, readings } = await getRegistryRecord(tx, company, ['officers']);
  const items = readings.officers?.value.items ?? [];
  return { head, officers: items.map((officer, place) => presentOfficer(officer, place, today)) };
}

function presentOfficer(officer: PublicOfficer, place: number, today: CivilDate) {
  const role = officer.role ?? 'officer';
  const isCurrent = officer.resignedOn === undefined;
  const verifies = isCurrent && isVerifiedOffice(role);
  return {
    ...officer,
    appointmentId: idOfLink(officer.self, place),
    role,
    roleText: describeOfficerRole(role),
    isCorporate: role.includes('corporate'),
    state: isCurrent ? ('current' as const) : ('resigned' as const),
    serviceAddress: presentAddress(officer.serviceAddress),
    principalOffice: presentAddress(officer.principalOffice),
    born: officer.dateOfBirth,
    formerNames: officer.formerNames.map(({ forenames, surname }) =>
      [forenames, surname].filter((part) => part !== undefined).join(' '),
    ),
    identity: officer.identification,
    verification: verifies ? presentVerification(officer.verification, today) : null,
  };
}
