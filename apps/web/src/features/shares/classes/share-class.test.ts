import { describe, expect, it } from 'vitest';
import { nameAmong, type ShareClass } from './share-class.ts';

const ordinary: ShareClass = {
  ShareClassId: 'ord',
  ClassName: 'Ordinary',
  Currency: 'GBP',
  NominalValue: '1',
  Particulars: 'One vote each',
  VotesPerShare: '1',
  IsRedeemable: false,
  IsNumbered: false,
  SharesInIssue: '0',
  SharesInTreasury: '0',
  SharesForfeited: '0',
  AggregateNominal: '0',
  AmountUnpaid: '0',
};

describe('classes of one name', () => {
  it('are told apart by their currency, and others bear their name alone', () => {
    const classes = [
      ordinary,
      { ...ordinary, ShareClassId: 'eur', ClassName: 'ordinary', Currency: 'EUR' },
      { ...ordinary, ShareClassId: 'pref', ClassName: 'Preference' },
    ];
    expect(classes.map((each) => nameAmong(each, classes))).toEqual([
      'Ordinary (GBP)',
      'ordinary (EUR)',
      'Preference',
    ]);
  });
});
