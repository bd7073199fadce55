import { describe, expect, it } from 'vitest';
import type { Answers } from '../kernel/form-fields.ts';
import { director, formFacts } from '../testing/form-facts.fixture.ts';
import { officerAppointment } from './rules.ts';

const facts = formFacts({
  officers: [
    director({
      fullName: 'Ms Ann O’Brien',
      title: 'Ms',
      forename: 'Ann',
      otherForenames: undefined,
      surname: 'O’BRIEN',
    }),
    director({
      id: 'peer',
      title: 'Lord',
      forename: undefined,
      otherForenames: undefined,
      surname: 'Medlar',
    }),
    director({
      id: 'firm',
      kind: 'corporate',
      surname: 'PLUM & PEAR LIMITED',
      fullName: 'PLUM & PEAR LIMITED',
    }),
    director({
      id: 'sam',
      role: 'secretary',
      forename: 'Sam',
      otherForenames: undefined,
      surname: 'Sloe',
    }),
  ],
});
const isWarned = (form: 'AP01' | 'AP02' | 'AP03' | 'AP04', answers: Answers) =>
  officerAppointment.warnings?.({ form, facts, answers }).some(({ code }) => code === 'same-name-in-office');
const person = (title: string, forename: string, surname: string): Answers => ({
  'officer.name.title': title,
  'officer.name.forename': forename,
  'officer.name.surname': surname,
});

describe('somebody of the name of an officer in office', () => {
  it.each([
    ['Ms', 'Ann', 'O’Brien', true],
    ['', 'ANN', "O'Brien", true],
    ['Dr', 'Ann', 'OBrien', true],
    ['', 'Joann', 'O’Brien', false],
    ['', 'Ann', 'O’Brien-Fig', false],
    ['', 'Ann Maria', 'O’Brien', false],
    ['Lord', '', 'Medlar', true],
    ['Lord', '', 'Quince', false],
    ['', '', '', false],
    // A secretary is appointed as a director, and is no director yet.
    ['', 'Sam', 'Sloe', false],
  ])('may be the same: %s %s %s, %s', (title, forename, surname, expected) => {
    expect(isWarned('AP01', person(title, forename, surname))).toBe(expected);
  });

  it.each([
    ['Plum and Pear Ltd', true],
    ['PLUM & PEAR LIMITED', true],
    ['New Plum & Pear Limited', false],
    ['Plum & Pear PLC', false],
    ['', false],
  ])('or a body: %s, %s', (name, expected) => {
    expect(isWarned('AP02', { 'officer.corporateName': name })).toBe(expected);
  });

  it('is looked for in the office of the form alone', () => {
    expect(isWarned('AP03', person('', 'Sam', 'Sloe'))).toBe(true);
    expect(isWarned('AP03', person('', 'Ann', 'O’Brien'))).toBe(false);
    expect(isWarned('AP04', { 'officer.corporateName': 'Plum & Pear Limited' })).toBe(false);
  });
});
