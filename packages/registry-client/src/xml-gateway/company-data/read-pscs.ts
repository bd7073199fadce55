import { readDate } from '../values.ts';
import { findChild, findText, listChildren, type XmlElement } from '../xml-reader.ts';
import type { RegisteredPsc } from './company-data.ts';
import { readCorporate, readLegalPerson, readName, readPerson } from './read-people.ts';

/** The `PSC` entries of `PSCs`; entries of an unknown kind are left out. */
export function readPscs(pscs: XmlElement | undefined): readonly RegisteredPsc[] {
  return listChildren(pscs, 'PSC').flatMap((psc) => readPsc(psc) ?? []);
}

function readPsc(psc: XmlElement): RegisteredPsc | undefined {
  const statement = findText(psc, 'PSCStatementNotification');
  if (statement) return { kind: 'statement', statement, about: undefined };
  if (findChild(psc, 'SuperSecureIndividual')) return { kind: 'super-secure' };
  const linked = findChild(psc, 'PSCLinkedStatementNotification');
  if (linked) {
    return { kind: 'statement', statement: findText(linked, 'Statement') ?? '', about: readSubject(linked) };
  }
  const notification = findChild(psc, 'PSCNotification');
  return notification && readNotification(notification);
}

function readNotification(notification: XmlElement): RegisteredPsc | undefined {
  const who = readWho(notification);
  if (!who) return findChild(notification, 'SuperSecureIndividual') && { kind: 'super-secure' };
  const natures =
    findChild(notification, 'NatureOfControls') ?? findChild(notification, 'LLPNatureOfControls');
  return {
    kind: 'notified',
    who,
    naturesOfControl: (natures?.children ?? []).map((nature) => nature.text),
    notifiedOn: readDate(notification, 'NotificationDate'),
    ceasedOn: readDate(notification, 'CessationDate'),
  };
}

function readWho(notification: XmlElement) {
  const individual = findChild(notification, 'Individual');
  if (individual) return readPerson(individual);
  const corporate = findChild(notification, 'Corporate');
  if (corporate) return readCorporate(corporate);
  const legalPerson = findChild(notification, 'LegalPerson');
  return legalPerson && readLegalPerson(legalPerson);
}

function readSubject(linked: XmlElement): string | undefined {
  const individual = findChild(linked, 'Individual');
  if (individual) {
    const { title, forename, otherForenames, surname } = readName(individual);
    return [title, forename, otherForenames, surname].filter((part) => part !== undefined).join(' ');
  }
  const corporate = findText(findChild(linked, 'Corporate'), 'CorporateName');
  return corporate ?? findText(findChild(linked, 'LegalPerson'), 'LegalPersonName');
}
