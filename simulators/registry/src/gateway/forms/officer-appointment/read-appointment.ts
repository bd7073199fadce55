import type { CorporateBody } from '../../../register/company.ts';
import type { OfficerKind } from '../../../register/officer-kind.ts';
import { findChild, getText, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { type NewPerson, readNewPerson } from '../parts/new-people.ts';
import { findOfficerElement, readBody } from '../parts/officers.ts';

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
    ...(corporate !== undefined && { corporate: { name: '', address: {}, ...readBody(corporate) } }),
  };
}
