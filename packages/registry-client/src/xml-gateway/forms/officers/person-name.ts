import type { FiledName } from '@statbook/domain/filing/forms';
import { optionalElement, textElement, type XmlNode } from '../../message/xml-writer.ts';
import type { FieldChecker } from '../field-checker.ts';

/** The name of a person being appointed: forenames first, surname last (`PersonBaseType`, baseTypes v3-7). */
export function writePersonName(check: FieldChecker, field: string, name: FiledName): NameElements {
  const { title, surname, forenames } = nameParts(check, field, name);
  return [title, ...forenames, surname];
}

/**
 * The name by which the register finds a person, and a new name of that person: the surname comes before
 * the forenames (`PersonChangeType`, baseTypes v3-7).
 */
export function writeIdentification(check: FieldChecker, field: string, name: FiledName): NameElements {
  const { title, surname, forenames } = nameParts(check, field, name);
  return [title, surname, ...forenames];
}

type NameElements = readonly (XmlNode | undefined)[];

function nameParts(check: FieldChecker, field: string, name: FiledName) {
  const optional = (part: 'title' | 'forename' | 'otherForenames') =>
    check.optionalText(`${field}.${part}`, name[part], 50);
  return {
    title: optionalElement('Title', optional('title')),
    forenames: [
      optionalElement('Forename', optional('forename')),
      optionalElement('OtherForenames', optional('otherForenames')),
    ],
    surname: textElement('Surname', check.text(`${field}.surname`, name.surname, 160)),
  };
}
