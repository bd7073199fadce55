import { describe, expect, it } from 'vitest';
import { director, odile, quarryCompany } from '../../testing/quarry-company.ts';
import { applyStatement } from './apply-statement.ts';
import { isVerified } from './check-verification.ts';
import type { ConfirmationStatement } from './confirmation-statement.ts';

const plain: ConfirmationStatement = {
  withVerification: false,
  reviewDate: '2026-11-14',
  acceptsLawfulPurpose: true,
  verified: [],
};

describe('an accepted confirmation statement', () => {
  it('moves the dates by twelve months and marks the payment period as paid', () => {
    const company = quarryCompany();
    applyStatement(company, plain, '2026-11-21');
    expect(company.confirmation).toEqual({
      lastMadeUpTo: '2026-11-14',
      nextMadeUpTo: '2027-11-14',
      nextDue: '2027-11-28',
    });
    expect(company.paymentPeriods.slice(1)).toEqual([
      { start: '2025-11-15', end: '2026-11-14', paid: true },
      { start: '2026-11-15', end: '2027-11-14', paid: false },
    ]);
  });

  it('made up early moves the whole cycle', () => {
    const company = quarryCompany();
    applyStatement(company, { ...plain, reviewDate: '2026-09-10' }, '2026-09-12');
    expect(company.confirmation).toMatchObject({ nextMadeUpTo: '2027-09-10', nextDue: '2027-09-24' });
  });

  it('ends the period of a leap year on 29 February', () => {
    const company = quarryCompany();
    applyStatement(company, { ...plain, reviewDate: '2027-02-28' }, '2027-03-01');
    expect(company.confirmation).toMatchObject({ nextMadeUpTo: '2028-02-29', nextDue: '2028-03-14' });
  });

  it('puts what was delivered in the place of what was held', () => {
    const company = quarryCompany();
    const statement: ConfirmationStatement = {
      ...plain,
      tradingOnMarket: false,
      sicCodes: ['08120'],
      registeredEmail: 'new@penmarrow.example',
      capital: [
        {
          currency: 'EUR',
          totalUnpaid: '5',
          totalNumber: '3000',
          totalNominal: '300',
          classes: [{ name: 'B', prescribedParticulars: 'None', number: '3000', aggregateNominal: '300' }],
        },
      ],
      shareholdings: [
        { className: 'B', number: '3000', transfers: [], holders: [{ amalgamatedName: 'THE TRUSTEES' }] },
      ],
    };
    applyStatement(company, statement, '2026-11-21');
    expect(company).toMatchObject({
      sicCodes: ['08120'],
      registeredEmail: 'new@penmarrow.example',
      tradingStatus: 'not-traded',
      lastFullMembersListOn: '2026-11-14',
      statementOfCapital: {
        madeUpTo: '2026-11-14',
        currencies: [{ currency: 'EUR', classes: [{ name: 'B', nominal: '0.1', aggregateUnpaid: '5' }] }],
      },
      shareholdings: [{ className: 'B', currency: 'EUR', holders: [{ corporateName: 'THE TRUSTEES' }] }],
    });
  });

  it('begins and ends exemptions from the PSC register', () => {
    const ended = 'psc_exempt_as_trading_on_uk_regulated_market';
    const begun = 'psc_exempt_as_shares_admitted_on_market';
    const company = quarryCompany({ exemptions: [{ key: ended, periods: [{ from: '2021-01-01' }] }] });
    applyStatement(company, { ...plain, exemptions: { [ended]: false, [begun]: true } }, '2026-11-21');
    expect(company.exemptions).toEqual([
      { key: ended, periods: [{ from: '2021-01-01', to: '2026-11-14' }] },
      { key: begun, periods: [{ from: '2026-11-14' }] },
    ]);
  });

  it('verifies the directors that it names', () => {
    const company = quarryCompany({ officers: [director(odile, { statementDueOn: '2026-11-28' })] });
    const { forename, otherForenames = '', surname, dateOfBirth = '', personalCode = '' } = odile;
    const verified = [{ forename, otherForenames, surname, dateOfBirth, personalCode }];
    applyStatement(company, { ...plain, withVerification: true, verified }, '2026-11-21');
    expect(company.officers.every((officer) => isVerified(officer, '2026-11-21'))).toBe(true);
  });
});
