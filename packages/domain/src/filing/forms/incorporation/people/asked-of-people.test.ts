import { describe, expect, it } from 'vitest';
import { checkForm } from '../../kernel/check-form.ts';
import { type Answers, fieldsOf } from '../../kernel/form-fields.ts';
import { factsToBeFormed } from '../../testing/form-facts.fixture.ts';
import { ONE_DIRECTOR, TWO_MEMBERS } from '../../testing/incorporation.fixture.ts';
import { incorporation } from '../rules.ts';

const facts = factsToBeFormed();
const check = (answers: Answers) => checkForm(incorporation, { form: 'IN01', facts, answers });

describe('the people of an application to register', () => {
  it('give one nationality where they have control alone, as members of a partnership do, and three as directors', () => {
    const asksFor = (base: Answers, roles: string) =>
      fieldsOf(check({ ...base, 'people.0.roles': roles }).steps).filter(({ path }) =>
        path.startsWith('people.0.nationalities.'),
      ).length;
    expect(asksFor(TWO_MEMBERS, 'designated-member')).toBe(0);
    expect(asksFor(TWO_MEMBERS, 'designated-member,psc')).toBe(1);
    expect(asksFor(ONE_DIRECTOR, 'director,psc')).toBe(3);
  });

  it('are each named by what is wrong with their answers', () => {
    const { errors } = check({
      ...ONE_DIRECTOR,
      'people.0.dateOfBirth': '',
      'people.1.kind': 'person',
      'people.1.name.surname': '',
      'people.1.roles': 'secretary',
    });
    expect(errors.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['Anna Plum: Enter the date of birth', 'Person 2: Enter the surname']),
    );
  });
});
