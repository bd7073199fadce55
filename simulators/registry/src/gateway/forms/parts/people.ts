import type { Person } from '../../../register/company.ts';
import { textAt, type XmlElement } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { defineRejections } from './rejections.ts';

/** A name as a form gives it; the register writes an absent forename as an empty one. */
export type PersonName = Pick<Person, 'title' | 'forename' | 'otherForenames' | 'surname'>;

export function readName(element: XmlElement | undefined): PersonName {
  const title = textAt(element, 'Title');
  const otherForenames = textAt(element, 'OtherForenames');
  return {
    ...(title && { title }),
    forename: textAt(element, 'Forename') ?? '',
    ...(otherForenames && { otherForenames }),
    surname: textAt(element, 'Surname') ?? '',
  };
}

/** Name without title, as names are compared. */
export function fullName({ forename, otherForenames, surname }: Omit<PersonName, 'title'>): string {
  return [forename, otherForenames, surname]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .toUpperCase();
}

/** Name with other forenames, and date of birth, as on the register. */
export function isSamePerson(
  given: Omit<PersonName, 'title'> & Pick<Person, 'dateOfBirth'>,
  held: Person,
): boolean {
  return given.dateOfBirth === held.dateOfBirth && fullName(given) === fullName(held);
}

const reject = defineRejections({
  wrongPersonalCode: [
    '20120',
    'The identity verification details provided for the director {} were not correct',
  ],
});

export function rejectIdentity(name: string, instance = 1): Rejection {
  return reject('wrongPersonalCode', { value: name, instance });
}
