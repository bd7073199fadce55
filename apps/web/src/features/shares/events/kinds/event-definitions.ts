import type { EventKind as AnyKind } from '../../plan/share-plan.ts';
import { bookkeeping } from './bookkeeping.ts';
import { changingHands } from './changing-hands.ts';
import { classesAndRights } from './classes-and-rights.ts';
import type { EventDefinition } from './event-definition.ts';
import { newShares } from './new-shares.ts';
import { nominalValue } from './nominal-value.ts';
import { notFullyPaidShares } from './not-fully-paid.ts';
import { ownShares } from './own-shares.ts';

interface EventGroup {
  readonly title: string;
  readonly kinds: readonly EventDefinition[];
}

/** Everything that can be recorded, grouped as people look for it. */
export const eventGroups: readonly EventGroup[] = [
  { title: 'New shares', kinds: newShares },
  { title: 'Shares that change hands', kinds: changingHands },
  { title: 'Nominal value and currency', kinds: nominalValue },
  { title: 'Classes and their rights', kinds: classesAndRights },
  { title: 'The company’s own shares', kinds: ownShares },
  { title: 'Shares not fully paid', kinds: notFullyPaidShares },
];

const all = new Map(
  [...eventGroups.flatMap(({ kinds }) => kinds), ...bookkeeping].map((each) => [each.kind, each]),
);

/** How a kind is asked for and read. @throws for a kind without a definition; the tests look for one of each. */
export function definitionOf(kind: AnyKind): EventDefinition {
  const found = all.get(kind);
  if (found === undefined) throw new Error(`No definition of ${kind}`);
  return found;
}

const withOwnPages = ['allotment', 'transfer', 'opening-balance', 'reversal'] as const;

/** What can happen to shares and is entered on the page of events. */
export type EventKind = Exclude<AnyKind, (typeof withOwnPages)[number]>;

/** What a form of fields is defined for. */
export type FormKind = Exclude<AnyKind, 'allotment' | 'opening-balance' | 'reversal'>;

const isOnPageOfEvents = (kind: AnyKind): kind is EventKind => withOwnPages.every((own) => own !== kind);

export const eventKinds = eventGroups
  .flatMap(({ kinds }) => kinds.map(({ kind }) => kind))
  .filter(isOnPageOfEvents);

/** The kind that an address names; undefined for the chooser. */
export function toEventKind(text: unknown): EventKind | undefined {
  return eventKinds.find((kind) => kind === text);
}
