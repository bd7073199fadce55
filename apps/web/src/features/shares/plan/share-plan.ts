import type { CallInput, CallReply } from '#api/call-types.ts';

/** What would change if an entry were recorded, event by event, and the last entry that was known then. */
export type SharePlan = CallReply<'planShareEvent'>['Entity'][number];
export type PlannedEvent = SharePlan['Events'][number];

/** What is asked of the register: one thing that happened to shares, or an entry taken back. */
export type EventRequest = NonNullable<CallInput<'planShareEvent'>['body']>['Events'][number];
/** Somebody who is entered along with it, under an id that it names. */
export type NewHolder = NonNullable<NonNullable<CallInput<'planShareEvent'>['body']>['NewHolders']>[number];
export type EventKind = EventRequest['Kind'];

/** An entry that stands in the register. */
export type ShareEntry = CallReply<'getShareEvents'>['Entity'][number];
