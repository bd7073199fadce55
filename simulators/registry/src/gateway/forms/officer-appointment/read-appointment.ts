import type { CorporateBody, Person } from '../../../register/company.ts';
import type { OfficerKind } from '../../../register/officer-kind.ts';
import {
  findAt,
  findChild,
  getText,
  listChildren,
  textAt,
  type XmlElement,
} from '../../../xml/xml-element.ts';
import {
  type HomeAddress,
  readAddress,
  readHomeAddress,
  readServiceAddress,
  type ServiceAddress,
} from '../parts/addresses.ts';
import { findOfficerElement, readIdentification } from '../parts/officers.ts';
import { readName } from '../parts/people.ts';

export interface NewPerson extends Omit<Person, 'serviceAddress' | 'residentialAddress'> {
  service: ServiceAddress;
  home?: HomeAddress;
  /** Why the name differs from the one that was verified. */
  nameMismatchReason?: string;
}

export interface Appointment {
  kind: OfficerKind;
  appointedOn: string;
  consents: boolean;
  isDesignated: boolean;
  person?: NewPerson;
  corporate?: CorporateBody;
}

export function readAppointment(form: XmlElement): Appointment {
  const { kind, element } = findOfficerElement(form);
  const person = findChild(element, 'Person');
  const corporate = findChild(element, 'Corporate');
  return {
    kind,
    appointedOn: getText(form, 'AppointmentDate').slice(0, 10),
    consents: ['true', '1'].includes(getText(form, 'ConsentToAct')),
    isDesignated: textAt(element, 'DesignatedInd') === 'true',
    ...(person !== undefined && { person: readPerson(person) }),
    ...(corporate !== undefined && { corporate: readCorporate(corporate) }),
  };
}

function readPerson(person: XmlElement): NewPerson {
  const texts = {
    dateOfBirth: textAt(person, 'DOB')?.slice(0, 10),
    nationality: textAt(person, 'Nationality'),
    countryOfResidence: textAt(person, 'CountryOfResidence'),
    personalCode: textAt(person, 'VerificationDetails', 'CompaniesHousePersonalCode')?.toUpperCase(),
    nameMismatchReason: textAt(person, 'VerificationDetails', 'NameMismatchReason'),
  };
  const home = findChild(person, 'ResidentialAddress');
  const formerNames = listChildren(person, 'PreviousNames').map((name) => ({
    forenames: textAt(name, 'Forename') ?? '',
    surname: textAt(name, 'Surname') ?? '',
  }));
  return {
    ...readName(person),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    service: readServiceAddress(findChild(person, 'ServiceAddress')),
    ...(home !== undefined && { home: readHomeAddress(home) }),
    ...(formerNames.length > 0 && { formerNames }),
  };
}

function readCorporate(corporate: XmlElement): CorporateBody {
  const identification = readIdentification(corporate);
  return {
    name: getText(corporate, 'CorporateName'),
    address: readAddress(findAt(corporate, 'Address')),
    ...(identification !== undefined && { identification }),
  };
}
