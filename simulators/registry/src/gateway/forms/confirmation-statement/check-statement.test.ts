import { describe, expect, it } from 'vitest';
import type { Company } from '../../../register/company.ts';
import { director, hugh, odile, quarryCompany } from '../../testing/quarry-company.ts';
import { findRejection } from './check-statement.ts';
import type { ConfirmationStatement } from './confirmation-statement.ts';

describe('the registry', () => {
  it('has nothing against a statement for a company that is in order', () => {
    expect(judge({})).toBeUndefined();
  });

  it('rejects a statement of a company that is gone or makes none', () => {
    expect(judge({}, { status: 'dissolved' })).toMatch(/cannot be filed/);
    expect(judge({}, { confirmation: {} })).toMatch(/cannot be filed/);
  });

  it('rejects a date in the future, up to the last statement, or after the review period', () => {
    const open = {
      confirmation: { lastMadeUpTo: '2026-03-01', nextMadeUpTo: '2027-03-01', nextDue: '2027-03-15' },
    };
    expect(judge({ reviewDate: '2026-11-22' }, open)).toMatch(/in the future/);
    expect(judge({ reviewDate: '2026-03-01' }, open)).toMatch(/after the date of the last/);
    expect(judge({ reviewDate: '2026-03-02' }, open)).toBeUndefined();
    expect(judge({ reviewDate: '2026-11-15' })).toMatch(/on or before 2026-11-14/);
  });

  it('rejects DTR5 for shares that are not traded', () => {
    expect(judge({ tradingOnMarket: false, dtr5Applies: true })).toMatch(/DTR5/);
    expect(judge({ tradingOnMarket: true, dtr5Applies: true })).toBeUndefined();
  });

  it('wants an e-mail address where it holds none, and none where it holds one', () => {
    const { registeredEmail: _held, ...without } = quarryCompany();
    expect(judge({ registeredEmail: 'a@b.example' })).toMatch(/already holds/);
    expect(judgeCompany(without, {})).toMatch(/email address is required/);
    expect(judgeCompany(without, { registeredEmail: 'nobody' })).toMatch(/not valid/);
    expect(judgeCompany(without, { registeredEmail: 'a@b.example' })).toBeUndefined();
  });

  it('rejects SIC codes that are not of five digits or stand twice', () => {
    expect(judge({ sicCodes: ['0811'] })).toMatch(/0811/);
    expect(judge({ sicCodes: ['08110', '08110'] })).toMatch(/given twice/);
  });

  it('rejects a statement without the lawful purposes', () => {
    expect(judge({ acceptsLawfulPurpose: false })).toMatch(/lawful purposes/);
  });
});

describe('the registry, about shares,', () => {
  it('wants the list of members with the first statement', () => {
    expect(judge({}, { confirmation: { nextMadeUpTo: '2026-11-14', nextDue: '2026-11-28' } })).toMatch(
      /Shareholder details/,
    );
  });

  it('wants it too when its own capital and list no longer agree', () => {
    expect(judge({}, { shareholdings: [{ ...held('60', 'Trevanion'), currency: 'GBP' }] })).toMatch(
      /Shareholder details/,
    );
  });

  it('rejects holdings that do not add up to the capital', () => {
    expect(judge({ shareholdings: [held('60', 'Trevanion'), held('41', 'Carlyon')] })).toMatch(
      /does not match/,
    );
    expect(judge({ shareholdings: [held('55.5', 'Trevanion'), held('44.5', 'Carlyon')] })).toBeUndefined();
    expect(judge({ capital: [capital('150')] })).toMatch(/Shareholder details/);
    expect(judge({ capital: [capital('150')], shareholdings: [held('150', 'Trevanion')] })).toBeUndefined();
  });

  it('rejects totals that are not the sum of the classes, and a currency given twice', () => {
    expect(judge({ capital: [{ ...capital('150'), totalNominal: '149.999999' }] })).toMatch(/totals/);
    expect(judge({ capital: [capital('100'), capital('50')] })).toMatch(/each currency/);
  });

  it('rejects a transfer after the confirmation date', () => {
    const transfers = [{ date: '2026-11-15', number: '1' }];
    expect(judge({ shareholdings: [{ ...held('100', 'Trevanion'), transfers }] })).toMatch(/transfer/);
  });

  it('asks a company on a market for no list', () => {
    expect(judge({}, { tradingStatus: 'traded-dtr5', shareholdings: [] })).toBeUndefined();
  });

  it('rejects shares of a company that has none', () => {
    const {
      statementOfCapital: _none,
      tradingStatus: _either,
      ...guarantee
    } = quarryCompany({ shareholdings: [] });
    expect(judgeCompany(guarantee, {})).toBeUndefined();
    expect(judgeCompany(guarantee, { capital: [capital('1')] })).toMatch(/no share capital/);
  });
});

describe('the registry, about identities,', () => {
  const unverified = { officers: [director(odile, { statementDueOn: '2026-11-28' }), director(hugh)] };
  const said = {
    forename: 'ODILE',
    otherForenames: 'Ann  Mary',
    surname: 'Trevanion',
    dateOfBirth: '1971-04-09',
    personalCode: 'AB12CD34EF5',
  };

  it('rejects a plain statement while a director is not verified', () => {
    expect(judge({}, unverified)).toMatch(/has not been verified/);
  });

  it('accepts the one that names that director with the right code', () => {
    expect(judge({ withVerification: true, verified: [said] }, unverified)).toBeUndefined();
  });

  it('rejects a person who is no director as the register has it', () => {
    const { otherForenames: _left, ...shorter } = said;
    for (const person of [shorter, { ...said, dateOfBirth: '1971-09-04' }]) {
      expect(judgeCode({ withVerification: true, verified: [person] }, unverified)).toBe('12604');
    }
  });

  it('rejects somebody verified already, and says which one', () => {
    const again = {
      forename: 'Hugh',
      surname: 'Carlyon',
      dateOfBirth: '1968-12-01',
      personalCode: 'HC98HC76HC5',
    };
    const statement = { ...plain, withVerification: true, verified: [said, again] };
    const company = quarryCompany(unverified);
    const found = findRejection({ company, statement, today: '2026-11-21' });
    expect(found).toMatchObject({ code: '12682', instance: 2 });
  });

  it('rejects a wrong personal code', () => {
    const verified = [{ ...said, personalCode: 'AB12CD34EF6' }];
    expect(judge({ withVerification: true, verified }, unverified)).toMatch(/were not correct/);
  });

  it('wants every unverified director named', () => {
    const both = { officers: [director(odile, {}), director(hugh, {})] };
    expect(judge({ withVerification: true, verified: [said] }, both)).toMatch(
      /does not name director HUGH CARLYON/,
    );
  });

  it('asks nothing of directors who have left', () => {
    const left = { officers: [director(hugh), { ...director(odile, {}), resignedOn: '2026-01-31' }] };
    expect(judge({}, left)).toBeUndefined();
  });
});

const plain: ConfirmationStatement = {
  withVerification: false,
  reviewDate: '2026-11-14',
  acceptsLawfulPurpose: true,
  verified: [],
};

function judge(statement: Partial<ConfirmationStatement>, facts: Partial<Company> = {}) {
  return judgeCompany(quarryCompany(facts), statement);
}

function judgeCompany(company: Company, statement: Partial<ConfirmationStatement>) {
  return find(company, statement)?.description;
}

function judgeCode(statement: Partial<ConfirmationStatement>, facts: Partial<Company>) {
  return find(quarryCompany(facts), statement)?.code;
}

function find(company: Company, statement: Partial<ConfirmationStatement>) {
  return findRejection({ company, statement: { ...plain, ...statement }, today: '2026-11-21' });
}

function held(number: string, surname: string) {
  return { className: 'Ordinary', number, transfers: [], holders: [{ surname }] };
}

function capital(number: string) {
  return {
    currency: 'GBP',
    totalUnpaid: '0',
    totalNumber: number,
    totalNominal: number,
    classes: [{ name: 'ORDINARY', prescribedParticulars: 'One vote.', number, aggregateNominal: number }],
  };
}
