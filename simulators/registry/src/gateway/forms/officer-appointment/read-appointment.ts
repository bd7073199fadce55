import type { CorporateBody } from '../../../register/company.ts';
import type { OfficerKind } from '../../../register/officer-kind.ts';
import { findAt, findChild, getText, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { readAddress } from '../parts/addresses.ts';
import { type NewPerson, readNewPerson } from '../parts/new-people.ts';
import { findOfficerElement, readIdentification } from '../parts/officers.ts';

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
    ...(person !== undefined && { person: readNewPerson(person) }),
    ...(corporate !== undefined && { corporate: readCorporate(corporate) }),
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
