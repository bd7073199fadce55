import { amount } from '../../money/exact-decimal.ts';
import { type HolderId, holderId, shareClassId } from '../ledger/ids.ts';
import type { FirstTerms } from './reference-model/share-ledger.ts';

const terms = {
  currency: 'GBP',
  nominalEach: amount('1'),
  particulars: 'One vote each',
  votesPerShare: 1n,
  isRedeemable: false,
  isNumbered: false,
};

/** Classes of every sort: two that convert into one another, a redeemable one in euro, a numbered one. */
export const RANDOM_CLASSES: readonly FirstTerms[] = [
  { id: shareClassId('ordinary'), terms: { ...terms, name: 'Ordinary' } },
  { id: shareClassId('b'), terms: { ...terms, name: 'B', votesPerShare: 0n } },
  { id: shareClassId('pref'), terms: { ...terms, name: 'Preference', currency: 'EUR', isRedeemable: true } },
  { id: shareClassId('numbered'), terms: { ...terms, name: 'Numbered', isNumbered: true } },
];

export const HOLDERS = ['ann', 'ben', 'cat', 'dov', 'eve'].map(holderId);

/** The account of an unidentified holder. */
export const UNIDENTIFIED: ReadonlySet<HolderId> = new Set([holderId('eve')]);
