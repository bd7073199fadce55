import type { EventKind as AnyKind } from '../plan/share-plan.ts';
import { eventGroups } from './kinds/event-definitions.ts';

const withOwnPages = ['allotment', 'transfer', 'opening-balance', 'reversal'] as const;

/** What can happen to shares and is entered on the page of events. */
export type EventKind = Exclude<AnyKind, (typeof withOwnPages)[number]>;

const isOnPageOfEvents = (kind: AnyKind): kind is EventKind => withOwnPages.every((own) => own !== kind);

export const eventKinds = eventGroups
  .flatMap(({ kinds }) => kinds.map(({ kind }) => kind))
  .filter(isOnPageOfEvents);

/** The kind that an address names; undefined for the chooser. */
export function toEventKind(text: unknown): EventKind | undefined {
  return eventKinds.find((kind) => kind === text);
}
