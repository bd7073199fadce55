import type { ShareClass } from './share-class.ts';

/** Ordinary shares of £1, none in issue. */
export const ordinary: ShareClass = {
  shareClassId: 'ord',
  className: 'Ordinary',
  currency: 'GBP',
  nominalValue: '1',
  particulars: 'One vote each',
  votesPerShare: '1',
  isRedeemable: false,
  isNumbered: false,
  sharesInIssue: '0',
  sharesInTreasury: '0',
  sharesForfeited: '0',
  aggregateNominal: '0',
  amountUnpaid: '0',
};
