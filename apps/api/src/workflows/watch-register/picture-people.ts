import { streetLine } from '@statbook/domain/street-line';
import type { RegisteredRole } from '@statbook/domain/register-watch';
import {
  describeNatureOfControl,
  describeOfficerRole,
  describePscStatement,
  type IdentityVerification,
  type PublicAddress,
  type PublicIdentification,
  type PublicOfficer,
  type PublicPsc,
  type PublicPscStatement,
} from '@statbook/registry-client';

/** An address in one line; undefined where there is none. */
export function addressText(address: PublicAddress | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { careOf, poBox, premises, line1, line2, locality, region, postalCode, country } = address;
  const parts = [careOf, poBox, streetLine(premises, line1), line2, locality, region, postalCode, country];
  return parts.filter(Boolean).join(', ') || undefined;
}

export const toOfficers = (officers: readonly PublicOfficer[]): RegisteredRole[] =>
  officers.map((officer) => ({
    id: officer.self ?? [officer.name, officer.role, officer.appointedOn].join(' '),
    name: officer.name,
    role: describeOfficerRole(officer.role ?? 'officer'),
    from: officer.appointedOn ?? officer.appointedBefore,
    until: officer.resignedOn,
    particulars: written({
      ...personParticulars(officer),
      Occupation: officer.occupation,
      Responsibilities: officer.responsibilities,
      'Former names': officer.formerNames
        .map(({ forenames, surname }) => [forenames, surname].filter(Boolean).join(' '))
        .join('; '),
    }),
    verification: verificationText(officer.verification),
  }));

export const toPscs = (pscs: readonly PublicPsc[]): RegisteredRole[] =>
  pscs.map((psc) => ({
    id: psc.self ?? [psc.name, psc.kind, psc.notifiedOn].join(' '),
    name: psc.name ?? 'A person who is protected',
    role: 'Person with significant control',
    from: psc.notifiedOn,
    until: psc.ceasedOn ?? (psc.isCeased ? 'a day that is not given' : undefined),
    particulars: written({
      ...personParticulars(psc),
      Control: psc.naturesOfControl.map(describeNatureOfControl).toSorted().join('; '),
    }),
    verification: verificationText(psc.verification),
  }));

export const toPscStatements = (statements: readonly PublicPscStatement[]): RegisteredRole[] =>
  statements.map(({ self, statement, linkedPscName, notifiedOn, ceasedOn }) => ({
    id: self ?? [statement, linkedPscName, notifiedOn].join(' '),
    name: describePscStatement(statement, linkedPscName),
    role: 'Statement about control',
    from: notifiedOn,
    until: ceasedOn,
    particulars: {},
  }));

type Person = Pick<
  PublicOfficer & PublicPsc,
  | 'nationality'
  | 'countryOfResidence'
  | 'dateOfBirth'
  | 'serviceAddress'
  | 'principalOffice'
  | 'identification'
>;

function personParticulars(person: Person) {
  const { dateOfBirth: born } = person;
  return {
    'Service address': addressText(person.serviceAddress),
    'Principal office': addressText(person.principalOffice),
    Nationality: person.nationality,
    'Country of residence': person.countryOfResidence,
    'Month of birth': born && `${String(born.month).padStart(2, '0')}/${born.year}`,
    Registration: identificationText(person.identification),
  };
}

function identificationText(identification: PublicIdentification | undefined): string | undefined {
  if (identification === undefined) return undefined;
  const { legalForm, legalAuthority, placeRegistered, countryRegistered, registrationNumber } =
    identification;
  const parts = [legalForm, legalAuthority, placeRegistered, countryRegistered, registrationNumber];
  return parts.filter(Boolean).join(', ');
}

/** What the register says of a verification as such; what has come of it by today is reckoned elsewhere. */
function verificationText(verification: IdentityVerification | undefined): string | undefined {
  if (verification === undefined) return undefined;
  const { startsOn, endsOn, statementDueOn, verifiedBy } = verification;
  const parts = [
    startsOn && `Verified from ${startsOn}`,
    endsOn !== undefined && !endsOn.startsWith('9999') && `until ${endsOn}`,
    verifiedBy && `by ${verifiedBy}`,
    startsOn === undefined && statementDueOn && `Statement due by ${statementDueOn}`,
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** Without what the register leaves out. */
function written(particulars: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(particulars).flatMap(([label, text]) => (text ? [[label, text]] : [])),
  );
}
