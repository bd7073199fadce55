import { Secret } from '@statbook/domain/secret';
import { describe, expect, it } from 'vitest';
import { writePart } from '../../../testing/form-xml.ts';
import type { VerifiedDirector } from './confirmation-statement-content.ts';
import { verificationStatement } from './verification-statement.ts';

const anna: VerifiedDirector = {
  title: 'Ms',
  forename: 'Anna',
  otherForenames: 'Maria',
  surname: 'ASH',
  dateOfBirth: '1980-02-29',
  personalCode: new Secret('ABC12345678'),
};
const write = (...directors: VerifiedDirector[]) =>
  writePart((check) => verificationStatement(check, directors));

describe('the verification of directors', () => {
  it('names each director as on the register, with the personal code', () => {
    expect(write(anna).xml).toBe(
      '<r><VerificationStatement><Director><Person><Title>Ms</Title><Forename>Anna</Forename>' +
        '<OtherForenames>Maria</OtherForenames><Surname>ASH</Surname><DOB>1980-02-29</DOB><VerificationDetails>' +
        '<CompaniesHousePersonalCode>ABC12345678</CompaniesHousePersonalCode><VerificationStatements>' +
        '<VerificationStatementForIndividual>INDIVIDUAL_VERIFIED</VerificationStatementForIndividual></VerificationStatements>' +
        '</VerificationDetails></Person></Director></VerificationStatement></r>',
    );
  });

  it('says why the verified name is another', () => {
    expect(write({ ...anna, nameMismatchReason: 'LEGALLY_CHANGED' }).xml).toContain(
      '</VerificationStatements><NameMismatchReason>LEGALLY_CHANGED</NameMismatchReason>',
    );
  });

  it('names the director whose details are wrong', () => {
    const wrong = { ...anna, forename: '', dateOfBirth: '1980-02-30', personalCode: new Secret('ABC') };
    expect(write(anna, wrong).problems).toEqual([
      'verification.directors[1].forename must not be empty',
      'verification.directors[1].dateOfBirth must be a date',
      'verification.directors[1].personalCode must be the 11 characters given by Companies House',
    ]);
  });

  it('is refused without directors', () => {
    expect(write().problems).toEqual(['verification.directors must name every current director']);
  });
});
