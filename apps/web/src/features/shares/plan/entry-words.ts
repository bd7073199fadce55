import type { EventKind, SharePlan } from './share-plan.ts';

const titles: Readonly<Record<EventKind, string>> = {
  allotment: 'Allotment',
  transfer: 'Transfer',
  'opening-balance': 'Opening balance',
  transmission: 'Transmission',
  subdivision: 'Sub-division',
  consolidation: 'Consolidation',
  redesignation: 'Re-designation',
  redenomination: 'Redenomination',
  'bonus-issue': 'Bonus issue',
  redemption: 'Redemption',
  'buy-back': 'Purchase of own shares',
  'treasury-sale': 'Sale of treasury shares',
  cancellation: 'Cancellation of treasury shares',
  reduction: 'Reduction of capital',
  call: 'Call on shares',
  forfeiture: 'Forfeiture',
  surrender: 'Surrender',
  variation: 'Variation of rights',
  'class-name': 'Change of class name',
  reversal: 'Reversal',
};

const isKind = (kind: string): kind is EventKind => Object.hasOwn(titles, kind);

/** What an entry of a kind is called: "Purchase of own shares". */
export function titleOfKind(kind: string): string {
  return isKind(kind) ? titles[kind] : kind;
}

/** The kinds of entries with their titles, in the order of a list to choose from. */
export const kindOptions = Object.entries(titles).map(([value, label]) => ({ value, label }));

const bands: Readonly<Record<string, string>> = {
  '25-to-50-percent': 'More than 25%, not more than 50%',
  '50-to-75-percent': 'More than 50%, less than 75%',
  '75-to-100-percent': '75% or more',
  'several-currencies': 'Depends on the rate of exchange',
};

/** A band of significant control in words; null is below all of them. */
export function bandWords(band: string | null): string {
  return band === null ? '25% or less' : (bands[band] ?? band);
}

const notices: Readonly<Record<PlannedNotice, string>> = {
  became: 'By these shares becomes a person with significant control',
  changed: 'By these shares has another degree of control',
  ceased: 'By these shares ceases to be a person with significant control',
  asked: 'Cannot be computed: shares of several currencies. Decide which band is reached',
  withdrawn: 'No change on this day any more',
};
type PlannedNotice = SharePlan['Control'][number]['Notice'];

/** What the registry would have to be told of somebody's control. */
export const noticeWords = (notice: PlannedNotice): string => notices[notice];

const origins: Readonly<Record<string, string>> = {
  balance: 'balance',
  split: 'split',
  duplicate: 'duplicate',
  replacement: 'replacement',
};

/** Why a certificate is issued, where it is not simply for new shares. */
export const originWords = (origin: string): string | undefined => origins[origin];
