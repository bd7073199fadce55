/** What can happen to shares and is entered on the page of events; allotments and transfers have pages of their own. */
export const eventKinds = [
  'bonus-issue',
  'transmission',
  'subdivision',
  'consolidation',
  'redenomination',
  'redesignation',
  'variation',
  'class-name',
  'buy-back',
  'redemption',
  'treasury-sale',
  'cancellation',
  'reduction',
  'call',
  'forfeiture',
  'surrender',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** The kind that an address names; undefined for the chooser. */
export function toEventKind(text: unknown): EventKind | undefined {
  return eventKinds.find((kind) => kind === text);
}
