import type { MemberRegister } from './member-rows.ts';

const shareClass = {
  Currency: 'GBP',
  NominalValue: '1',
  Particulars: 'One vote each',
  VotesPerShare: '1',
  IsRedeemable: false,
  IsNumbered: false,
  AmountUnpaid: '0',
};
const holding = { HolderName: 'Alice Green', Numbers: '', AmountPaid: '60', AmountUnpaid: '0' };

const own = { ...holding, HolderId: null, ShareClassId: 'ordinary', ClassName: 'Ordinary' };

/** Alice with two classes, the company with treasury and forfeited shares, and Bob, who sold. */
export function registerFixture(changes: Partial<MemberRegister> = {}): MemberRegister {
  return {
    AsAt: '2026-11-20',
    KnownAt: 4,
    KnownSince: '2026-11-19T09:30:00.000Z',
    KnownOn: null,
    LastEntry: 4,
    Capital: { Currencies: [] },
    Classes: [
      {
        ...shareClass,
        ShareClassId: 'ordinary',
        ClassName: 'Ordinary',
        SharesInIssue: '100',
        SharesInTreasury: '40',
        SharesForfeited: '15',
        AggregateNominal: '100',
      },
      {
        ...shareClass,
        ShareClassId: 'preference',
        ClassName: 'Preference',
        SharesInIssue: '9007199254740993',
        SharesInTreasury: '0',
        SharesForfeited: '0',
        AggregateNominal: '9007199254740993',
      },
    ],
    Members: [
      {
        HolderId: 'alice',
        HolderName: 'Alice Green',
        Address: { Premises: '4', Line1: 'Quay Street', Town: 'Whitby', Postcode: 'YO22 4PT' },
        EnteredOn: '2026-02-02',
        CeasedOn: null,
        MayBeRemoved: false,
        Holdings: [
          { ...holding, HolderId: 'alice', ShareClassId: 'ordinary', ClassName: 'Ordinary', Shares: '60' },
          {
            ...holding,
            HolderId: 'alice',
            ShareClassId: 'preference',
            ClassName: 'Preference',
            Shares: '9007199254740993',
          },
        ],
        HeldBefore: [],
      },
      {
        HolderId: 'bob',
        HolderName: 'Bob Stone',
        Address: null,
        EnteredOn: '2026-02-02',
        CeasedOn: '2026-04-01',
        MayBeRemoved: false,
        Holdings: [],
        HeldBefore: [{ ShareClassId: 'ordinary', ClassName: 'Ordinary', Shares: '40' }],
      },
    ],
    NotKnown: [],
    OwnHoldings: [
      { ...own, HolderName: 'The company (treasury shares)', Shares: '25', IsForfeited: false },
      {
        ...own,
        HolderName: 'The company (forfeited or surrendered shares)',
        Shares: '15',
        IsForfeited: true,
      },
    ],
    SingleMember: [{ On: '2026-04-01', IsSingle: true }],
    ...changes,
  };
}
