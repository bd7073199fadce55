import { describe, expect, it } from 'vitest';
import { writePart } from '../../../testing/form-xml.ts';
import { writeIdentification, writePersonName } from './person-name.ts';

const anna = { title: 'Ms', forename: 'Anna', otherForenames: 'Maria Luise', surname: 'ASH' };

describe('the name of a person', () => {
  it('being appointed has the surname last', () => {
    expect(writePart((check) => writePersonName(check, 'name', anna)).xml).toBe(
      '<r><Title>Ms</Title><Forename>Anna</Forename><OtherForenames>Maria Luise</OtherForenames>' +
        '<Surname>ASH</Surname></r>',
    );
  });

  it('to be found on the register has the surname before the forenames', () => {
    expect(writePart((check) => writeIdentification(check, 'name', anna)).xml).toBe(
      '<r><Title>Ms</Title><Surname>ASH</Surname><Forename>Anna</Forename>' +
        '<OtherForenames>Maria Luise</OtherForenames></r>',
    );
  });

  it.each([writePersonName, writeIdentification])('is refused part by part (%o)', (write) => {
    const long = {
      title: 'T'.repeat(51),
      forename: 'F'.repeat(51),
      otherForenames: 'O'.repeat(51),
      surname: 'S'.repeat(161),
    };
    expect(writePart((check) => write(check, 'name', long)).problems.toSorted()).toEqual([
      'name.forename must be at most 50 characters',
      'name.otherForenames must be at most 50 characters',
      'name.surname must be at most 160 characters',
      'name.title must be at most 50 characters',
    ]);
    expect(writePart((check) => write(check, 'name', { surname: ' ' })).problems).toEqual([
      'name.surname must not be empty',
    ]);
  });
});
