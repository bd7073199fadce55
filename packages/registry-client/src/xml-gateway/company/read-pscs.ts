import { readDate } from '../message/values.ts';
import { findChild, findText, listChildren, type XmlElement } from '../message/xml-reader.ts';
import { readCorporate, readLegalPerson, readName, readPerson } from './read-people.ts';

/** The `PSC` entries of `PSCs`; entries of an unknown kind are left out. */
export function readPscs(pscs: XmlElement | undefined) {
  return listChildren(pscs, 'PSC').flatMap((psc) => readPsc(psc) ?? []);
}

/** A person with significant control, or a statement that stands in the place of one. */
export type RegisteredPsc = ReturnType<typeof readPscs>[number];

function readPsc(psc: XmlElement) {
  const statement = findText(psc, 'PSCStatementNotification');
  if (statement) return toStatement(statement, undefined);
  if (findChild(psc, 'SuperSecureIndividual')) return { kind: 'super-secure' as const };
  const linked = findChild(psc, 'PSCLinkedStatementNotification');
  if (linked) return toStatement(findText(linked, 'Statement') ?? '', readSubject(linked));
  const notification = findChild(psc, 'PSCNotification');
  return notification && readNotification(notification);
}

/** `PSC_DETAILS_NOT_CONFIRMED`, …, with the name of the PSC that it is about, where it is about one. */
function toStatement(statement: string, about: string | undefined) {
  return { kind: 'statement' as const, statement, about };
}

function readNotification(notification: XmlElement) {
  const who = readWho(notification);
  if (!who) return findChild(notification, 'SuperSecureIndividual') && { kind: 'super-secure' as const };
  const natures =
    findChild(notification, 'NatureOfControls') ?? findChild(notification, 'LLPNatureOfControls');
  return {
    kind: 'notified' as const,
    who,
    /** `OWNERSHIPOFSHARES_25TO50PERCENT`, … */
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
