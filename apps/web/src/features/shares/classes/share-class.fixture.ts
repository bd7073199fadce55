import type { ShareClass } from './share-class.ts';

/** Ordinary shares of £1, none in issue. */
export const ordinary: ShareClass = {
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
