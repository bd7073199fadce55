import type { MemberRegister } from './member-rows.ts';

const shareClass = {
  currency: 'GBP',
  nominalValue: '1',
  particulars: 'One vote each',
  votesPerShare: '1',
  isRedeemable: false,
  isNumbered: false,
  amountUnpaid: '0',
};
const holding = { holderName: 'Alice Green', numbers: '', amountPaid: '60', amountUnpaid: '0' };

const own = { ...holding, holderId: null, shareClassId: 'ordinary', className: 'Ordinary' };

/** Alice with two classes, the company with treasury and forfeited shares, and Bob, who sold. */
export function registerFixture(changes: Partial<MemberRegister> = {}): MemberRegister {
  return {
    asAt: '2026-11-20',
    knownAt: 4,
    knownSince: '2026-11-19T09:30:00.000Z',
    knownOn: null,
    lastEntry: 4,
    capital: { currencies: [] },
    classes: [
      {
        ...shareClass,
        shareClassId: 'ordinary',
        className: 'Ordinary',
        sharesInIssue: '100',
        sharesInTreasury: '40',
        sharesForfeited: '15',
        aggregateNominal: '100',
      },
      {
        ...shareClass,
        shareClassId: 'preference',
        className: 'Preference',
        sharesInIssue: '9007199254740993',
        sharesInTreasury: '0',
        sharesForfeited: '0',
        aggregateNominal: '9007199254740993',
      },
    ],
    members: [
      {
        holderId: 'alice',
        holderName: 'Alice Green',
        address: { premises: '4', line1: 'Quay Street', town: 'Whitby', postcode: 'YO22 4PT' },
        enteredOn: '2026-02-02',
        ceasedOn: null,
        mayBeRemoved: false,
        holdings: [
          { ...holding, holderId: 'alice', shareClassId: 'ordinary', className: 'Ordinary', shares: '60' },
          {
            ...holding,
            holderId: 'alice',
            shareClassId: 'preference',
            className: 'Preference',
            shares: '9007199254740993',
          },
        ],
        heldBefore: [],
      },
      {
        holderId: 'bob',
        holderName: 'Bob Stone',
        address: null,
        enteredOn: '2026-02-02',
        ceasedOn: '2026-04-01',
        mayBeRemoved: false,
        holdings: [],
        heldBefore: [{ shareClassId: 'ordinary', className: 'Ordinary', shares: '40' }],
      },
    ],
    notKnown: [],
    ownHoldings: [
      { ...own, holderName: 'The company (treasury shares)', shares: '25', isForfeited: false },
      {
        ...own,
        holderName: 'The company (forfeited or surrendered shares)',
        shares: '15',
        isForfeited: true,
      },
    ],
    singleMember: [{ on: '2026-04-01', isSingle: true }],
    ...changes,
  };
}
