import type { CallInput, CallReply } from '#api/call-types.ts';

/** What would change if an entry were recorded, event by event, and the last entry that was known then. */
export type SharePlan = CallReply<'planShareEvent'>['entity'][number];
export type PlannedEvent = SharePlan['events'][number];

/** What is asked of the register: one thing that happened to shares, or the reversal of an entry. */
export type EventRequest = NonNullable<CallInput<'planShareEvent'>['body']>['events'][number];
/** Somebody who is entered along with it, under an id that it names. */
export type NewHolder = NonNullable<NonNullable<CallInput<'planShareEvent'>['body']>['newHolders']>[number];
export type EventKind = EventRequest['kind'];

/** An entry that stands in the register. */
export type ShareEntry = CallReply<'getShareEvents'>['entity'][number];
