import type { Person, ShareholderName } from '../register/company.ts';
import type { PersonSeed } from './seed-schema.ts';

/** A person from a name as spoken: `Ms Ada Mary Winterbourne` has title, forename, other forenames and surname. */
export function buildPerson(name: string, { born, ...facts }: PersonSeed = {}): Person {
  const [title = '', forename = '', ...rest] = name.split(' ');
  const surname = rest.pop() ?? '';
  return {
    title,
    forename,
    ...(rest.length > 0 && { otherForenames: rest.join(' ') }),
    surname,
    ...(born !== undefined && { dateOfBirth: born }),
    nationality: 'British',
    occupation: 'Company Director',
    countryOfResidence: 'England',
    serviceAddress: {},
    ...facts,
  };
}

/** A secretary is on the register without date of birth, nationality and country. */
export function buildSecretary(name: string): Person {
  const { title, forename, surname, serviceAddress } = buildPerson(name);
  return { ...(title && { title }), forename, surname, serviceAddress };
}

/** A name in capitals is that of a corporate body; a person is named without title. */
export function buildHolder(name: string): ShareholderName {
  if (name === name.toUpperCase()) return { corporateName: name };
  const { forename, otherForenames, surname } = buildPerson(` ${name}`);
  return { forename, ...(otherForenames && { otherForenames }), surname };
}
