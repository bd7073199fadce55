import { getCompanyOfficers } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain';
import { describeOfficerRole, type PublicOfficer } from '@statbook/registry-client';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  idOfLink,
  presentAddress,
  presentBirthMonth,
  presentIdentity,
  presentVerification,
  withNulls,
} from '../../readings/present-record.ts';
import { getRegistryRecord } from '../../readings/registry-record.ts';

/** The officers of a company as the registry gave them last. */
export const getCompanyOfficersHandler = (clock: Clock) =>
  handle(getCompanyOfficers, async ({ tx, company }) => {
    const { head, readings } = await getRegistryRecord(tx, company, ['officers']);
    const officers = (readings.officers?.value.items ?? []).map((officer, place) =>
      presentOfficer(officer, place, clock.today()),
    );
    const current = officers.filter(({ State }) => State === 'current').length;
    return {
      Entity: [
        { ...head, CurrentCount: current, ResignedCount: officers.length - current, Officers: officers },
      ],
    };
  });

function presentOfficer(officer: PublicOfficer, place: number, today: CivilDate) {
  const role = officer.role ?? 'officer';
  const isCurrent = officer.resignedOn === undefined;
  const verifies = isCurrent && role === 'director';
  return withNulls({
    AppointmentId: idOfLink(officer.self, place),
    Name: officer.name,
    Role: role,
    RoleText: describeOfficerRole(role),
    IsCorporate: role.includes('corporate'),
    State: isCurrent ? ('current' as const) : ('resigned' as const),
    AppointedOn: officer.appointedOn,
    AppointedBefore: officer.appointedBefore,
    ResignedOn: officer.resignedOn,
    ServiceAddress: presentAddress(officer.serviceAddress),
    PrincipalOffice: presentAddress(officer.principalOffice),
    Nationality: officer.nationality,
    Occupation: officer.occupation,
    CountryOfResidence: officer.countryOfResidence,
    Born: presentBirthMonth(officer.dateOfBirth),
    FormerNames: officer.formerNames.map(({ forenames, surname }) =>
      [forenames, surname].filter((part) => part !== undefined).join(' '),
    ),
    Identity: presentIdentity(officer.identification),
    Responsibilities: officer.responsibilities,
    Verification: verifies ? presentVerification(officer.verification, today) : null,
  });
}
