import type { EventRequest } from '../plan/share-plan.ts';
import { type AllotmentLine, toLine } from './allotment-line.ts';

/** An allotment as it begins: empty, as its draft was kept, or as it was recorded. */
export interface FirstAllotment {
  readonly draftId?: string | undefined;
  readonly on: string;
  readonly lines: readonly AllotmentLine[];
}

/** The form filled in with an allotment; empty without one. */
export function firstOf(request: EventRequest | undefined): FirstAllotment {
  if (request?.kind !== 'allotment') return { on: '', lines: [] };
  return { on: request.on, lines: request.allottees.map(toLine) };
}
