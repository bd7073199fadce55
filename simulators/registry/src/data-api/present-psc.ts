import { makeEtag } from '../world/ids.ts';
import type { CorporateIdentification, Person, Psc, PscKind, PscStatement } from '../world/types.ts';
import { presentAddress } from './present-address.ts';
import { presentBirth, presentVerification } from './present-person.ts';
import { whenHeld, withoutUndefined } from './wire-members.ts';

/** The wire's word for each kind; the legal person is doubled there. */
const wireKinds: Record<PscKind, string> = {
  individual: 'individual-person-with-significant-control',
  'corporate-entity': 'corporate-entity-person-with-significant-control',
  'legal-person': 'legal-person-person-with-significant-control',
  'super-secure': 'super-secure-person-with-significant-control',
  'individual-beneficial-owner': 'individual-beneficial-owner',
  'corporate-entity-beneficial-owner': 'corporate-entity-beneficial-owner',
  'legal-person-beneficial-owner': 'legal-person-beneficial-owner',
  'super-secure-beneficial-owner': 'super-secure-beneficial-owner',
};

export function presentPsc(psc: Psc, companyNumber: string): Record<string, unknown> {
  const self = `/company/${companyNumber}/persons-with-significant-control/${psc.kind}/${psc.id}`;
  if (psc.kind.startsWith('super-secure')) return presentSuperSecure(psc, self);
  const { person, corporate, verification, principalOffice } = psc;
  const address = person?.serviceAddress ?? corporate?.address;
  return withoutUndefined<unknown>({
    kind: wireKinds[psc.kind],
    name: nameOf(psc),
    name_elements: whenHeld(person, presentPscNameElements),
    nationality: person?.nationality,
    country_of_residence: person?.countryOfResidence,
    date_of_birth: presentBirth(person),
    address: whenHeld(address, presentAddress),
    identification: whenHeld(corporate?.identification, presentPscIdentification),
    natures_of_control: psc.natures,
    notified_on: psc.notifiedOn,
    ceased_on: psc.ceasedOn,
    is_sanctioned: psc.isSanctioned,
    principal_office_address: whenHeld(principalOffice, presentAddress),
    identity_verification_details: whenHeld(verification, presentVerification),
    etag: makeEtag(psc),
    links: { self },
  });
}

/** Unlike an officer's it does not say of which type it is, but in which country. */
function presentPscIdentification(identification: CorporateIdentification) {
  return withoutUndefined({
    legal_form: identification.legalForm,
    legal_authority: identification.legalAuthority,
    country_registered: identification.countryRegistered,
    place_registered: identification.placeRegistered,
    registration_number: identification.registrationNumber,
  });
}

/** Officers have other forenames where people with control have a middle name. */
function presentPscNameElements({ title, forename, otherForenames, surname }: Person) {
  return withoutUndefined({ title, forename, middle_name: otherForenames, surname });
}

/** Nothing that could tell who it is. */
function presentSuperSecure(
  { kind, ceasedOn, verification, ...psc }: Psc,
  self: string,
): Record<string, unknown> {
  return withoutUndefined<unknown>({
    kind: wireKinds[kind],
    description:
      kind === 'super-secure'
        ? 'super-secure-persons-with-significant-control'
        : 'super-secure-beneficial-owner',
    ceased: ceasedOn !== undefined,
    identity_verification_details: whenHeld(verification, ({ startOn, endOn }) =>
      withoutUndefined({
        appointment_verification_start_on: startOn,
        appointment_verification_end_on: endOn,
      }),
    ),
    etag: makeEtag({ kind, ceasedOn, ...psc }),
    links: { self },
  });
}

function nameOf({ person, corporate }: Psc): string {
  if (person === undefined) return corporate?.name ?? '';
  return [person.title, person.forename, person.otherForenames, person.surname].filter(Boolean).join(' ');
}

export function presentPscStatement(statement: PscStatement, companyNumber: string): Record<string, unknown> {
  const { linkedPscId, linkedPscName, withdrawalReason } = statement;
  const company = `/company/${companyNumber}`;
  return withoutUndefined<unknown>({
    kind: 'persons-with-significant-control-statement',
    statement: statement.statement,
    notified_on: statement.notifiedOn,
    ceased_on: statement.ceasedOn,
    linked_psc_name: linkedPscName,
    restrictions_notice_withdrawal_reason: withdrawalReason,
    etag: makeEtag(statement),
    links: withoutUndefined({
      self: `${company}/persons-with-significant-control-statements/${statement.id}`,
      person_with_significant_control:
        linkedPscId === undefined
          ? undefined
          : `${company}/persons-with-significant-control/individual/${linkedPscId}`,
    }),
  });
}
