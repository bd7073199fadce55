import type { CorporateBody } from '../../../register/company.ts';
import { getText, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { type Natures, readNatures } from '../parts/control-natures.ts';
import { type ControllerKind, findControllerElement, readControllingBody } from '../parts/controllers.ts';
import { type NewPerson, readNewPerson } from '../parts/new-people.ts';

export interface ControlNotification {
  kind: ControllerKind;
  person?: NewPerson;
  corporate?: CorporateBody;
  natures: Natures;
  notifiedOn: string;
  enteredOn?: string;
}

export function readNotification(form: XmlElement): ControlNotification {
  const { kind, element } = findControllerElement(form);
  const enteredOn = textAt(form, 'RegisterEntryDate')?.slice(0, 10);
  const isBody = kind === 'corporate-entity' || kind === 'legal-person';
  return {
    kind,
    ...(kind === 'individual' && { person: readNewPerson(element) }),
    ...(isBody && { corporate: readControllingBody(element) }),
    natures: readNatures(form) ?? { natures: [], isForPartnership: false },
    notifiedOn: getText(form, 'NotificationDate').slice(0, 10),
    ...(enteredOn !== undefined && { enteredOn }),
  };
}
