import { makeEtag } from '../../register/ids.ts';
import type { Psc, PscStatement } from '../../register/company.ts';
import { presentAddress } from '../present-address.ts';
import { presentBirth, presentVerification } from '../present-person.ts';
import { toSnakeCase } from '../snake-case.ts';

export function presentPsc(psc: Psc, companyNumber: string): object {
  const self = `/company/${companyNumber}/persons-with-significant-control/${psc.kind}/${psc.id}`;
  if (psc.kind.startsWith('super-secure')) return presentSuperSecure(psc, self);
  const { person, corporate, verification, principalOffice } = psc;
  const address = person?.serviceAddress ?? corporate?.address;
  return {
    kind: presentKind(psc),
    name: presentName(psc),
    name_elements: presentNameElements(psc),
    nationality: person?.nationality,
    country_of_residence: person?.countryOfResidence,
    date_of_birth: presentBirth(person),
    address: address && presentAddress(address),
    identification: presentIdentification(psc),
    natures_of_control: psc.natures,
    notified_on: psc.notifiedOn,
    ceased_on: psc.ceasedOn,
    is_sanctioned: psc.isSanctioned,
    principal_office_address: principalOffice && presentAddress(principalOffice),
    identity_verification_details: verification && presentVerification(verification),
    etag: makeEtag(psc),
    links: { self },
  };
}

/** The wire's word for a kind; a legal person is a `legal-person-person` there. */
function presentKind({ kind }: Psc): string {
  return kind.endsWith('beneficial-owner') ? kind : `${kind}-person-with-significant-control`;
}

function presentName({ person, corporate }: Psc): string {
  if (person === undefined) return corporate?.name ?? '';
  return [person.title, person.forename, person.otherForenames, person.surname].filter(Boolean).join(' ');
}

/** Officers have other forenames where people with significant control have a middle name. */
function presentNameElements({ person }: Psc) {
  if (person === undefined) return undefined;
  const { title, forename, otherForenames, surname } = person;
  return { title, forename, middle_name: otherForenames, surname };
}

/** Unlike an officer's it gives no type, but the country. */
function presentIdentification({ corporate }: Psc) {
  if (corporate?.identification === undefined) return undefined;
  const { type: _type, ...registration } = corporate.identification;
  return toSnakeCase(registration);
}

/** Nothing that identifies the person. */
function presentSuperSecure(psc: Psc, self: string) {
  const { verification, ...record } = psc;
  const { kind, ceasedOn, ...facts } = record;
  const description = kind === 'super-secure' ? `${kind}-persons-with-significant-control` : kind;
  return {
    kind: presentKind(psc),
    description,
    ceased: ceasedOn !== undefined,
    identity_verification_details: verification && {
      appointment_verification_start_on: verification.startOn,
      appointment_verification_end_on: verification.endOn,
    },
    etag: makeEtag({ kind, ceasedOn, ...facts }),
    links: { self },
  };
}

export function presentPscStatement(statement: PscStatement, companyNumber: string) {
  const company = `/company/${companyNumber}`;
  const psc = statement.linkedPscId;
  return {
    kind: 'persons-with-significant-control-statement',
    statement: statement.statement,
    notified_on: statement.notifiedOn,
    ceased_on: statement.ceasedOn,
    linked_psc_name: statement.linkedPscName,
    restrictions_notice_withdrawal_reason: statement.withdrawalReason,
    etag: makeEtag(statement),
    links: {
      self: `${company}/persons-with-significant-control-statements/${statement.id}`,
      person_with_significant_control: psc && `${company}/persons-with-significant-control/individual/${psc}`,
    },
  };
}
