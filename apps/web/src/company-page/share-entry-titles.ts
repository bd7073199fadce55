import type { CallInput } from '#api/call-types.ts';

type EventKind = NonNullable<CallInput<'planShareEvent'>['body']>['events'][number]['kind'];

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
