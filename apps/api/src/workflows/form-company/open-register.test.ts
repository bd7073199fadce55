import { describe, expect, it } from 'vitest';
import { toBalance } from './open-register.ts';

const address = {
  premise: '1',
  street: 'Quay Street',
  postTown: 'Bristol',
  country: 'GB-ENG',
  postcode: 'BS1 1AA',
};
const ordinary = {
  shareClass: 'Ordinary',
  amountPaidPerShare: '0.75',
  amountUnpaidPerShare: '0.5',
  currency: 'GBP',
  nominalValue: '1',
};

describe('the register of a new company', () => {
  it('holds what each subscriber took, by classes that add up', () => {
    const anna = { kind: 'person', forename: 'Anna', surname: 'Quay' } as const;
    const holdings = { kind: 'corporate', corporateName: 'QUAY HOLDINGS LTD' } as const;
    const balance = toBalance(
      {
        subscribers: [
          { party: anna, address, shares: [{ ...ordinary, numberOfShares: '60' }] },
          {
            party: holdings,
            address,
            shares: [
              { ...ordinary, numberOfShares: '40' },
              { ...ordinary, shareClass: 'Preference', numberOfShares: '5' },
            ],
          },
        ],
        statementOfCapital: [
          {
            currency: 'GBP',
            shares: [
              { shareClass: 'Ordinary', prescribedParticulars: 'One vote a share' },
              { shareClass: 'Preference', prescribedParticulars: 'No votes' },
            ],
          },
        ],
      },
      '2026-11-27',
    );
    expect(balance.classes).toMatchObject([
      { className: 'Ordinary', sharesInIssue: '100', particulars: 'One vote a share' },
      { className: 'Preference', sharesInIssue: '5', particulars: 'No votes' },
    ]);
    expect(balance.holdings).toMatchObject([
      {
        class: 0,
        members: [{ kind: 'person', forename: 'Anna', surname: 'Quay' }],
        shares: '60',
        priceEach: '1.25',
        unpaidEach: '0.5',
        enteredOn: '2026-11-27',
        address: { premises: '1', line1: 'Quay Street', town: 'Bristol', country: 'England' },
      },
      { class: 0, members: [{ kind: 'company', name: 'QUAY HOLDINGS LTD' }], shares: '40' },
      { class: 1, shares: '5' },
    ]);
    expect(balance.issuesCertificates).toBe(true);
  });
});
