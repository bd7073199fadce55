import * as fc from 'fast-check';
import { civilDate } from '../../dates/civil-date.ts';
import { entryKeyOf, type HumanName, type RegisterEntry } from '../register-entry.ts';

const human: fc.Arbitrary<HumanName> = fc.record({
  kind: fc.constant('human' as const),
  forename: fc.constantFrom('Mara', 'Mara', 'Jane', 'M', 'Quill', undefined),
  otherForenames: fc.constantFrom(undefined, 'Jane', 'J', 'Rose'),
  surname: fc.constantFrom('Quill', 'Quill', 'Pear', 'Quill-Pear', 'Mara'),
});

const body = fc.record({
  kind: fc.constant('body' as const),
  name: fc.constantFrom('Plum Ltd', 'Mara Quill'),
});

const entry: fc.Arbitrary<RegisterEntry> = fc.record({
  companyId: fc.constantFrom('a', 'b', 'c'),
  role: fc.constantFrom('officer', 'psc', 'holder'),
  registerKey: fc.constantFrom('1', '2', '3'),
  name: fc.oneof({ weight: 5, arbitrary: human }, { weight: 1, arbitrary: body }),
  formerNames: fc.option(fc.array(human, { maxLength: 1 }), { nil: undefined }),
  birthMonth: fc.constantFrom(
    undefined,
    { month: 5, year: 1970 },
    { month: 5, year: 1970 },
    { month: 6, year: 1970 },
  ),
  birthDate: fc.constantFrom(undefined, undefined, civilDate('1970-05-12'), civilDate('1970-05-13')),
  postcode: fc.constantFrom(undefined, 'AB1 2CD', 'ab12cd', 'EF3 4GH'),
  officerId: fc.constantFrom(undefined, 'id-1', 'id-2'),
  personalCodeTag: fc.constantFrom(undefined, undefined, undefined, 'tag-1', 'tag-2'),
  registration: fc.constantFrom(
    undefined,
    { number: '123', country: 'UK' },
    { number: '123', country: 'Germany' },
  ),
  protection: fc.constantFrom('none', 'none', 'none', 'none', 'protected', 'super-secure'),
});

/** Entries among which everything is often the same, each in its own place. */
export function randomEntries(): fc.Arbitrary<readonly RegisterEntry[]> {
  return fc.uniqueArray(entry.map(withoutBirthOfBody), { selector: entryKeyOf, minLength: 2, maxLength: 14 });
}

const withoutBirthOfBody = (given: RegisterEntry): RegisterEntry =>
  given.name.kind === 'human' ? given : { ...given, birthMonth: undefined, birthDate: undefined };
