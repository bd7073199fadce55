import { allotteeDrafted } from '@statbook/contract';
import { type CivilDate, isCivilDate } from '@statbook/domain/dates';
import { holderId, nameOfHolder, type ShareHolder } from '@statbook/domain/share-capital';
import { z } from 'zod';
import type { StoredEvent } from '../ledger/event-queries.ts';
import { THE_END } from '../ledger/known.ts';
import { classNameOn, type TermsOn } from '../ledger/terms-over-time-queries.ts';
import type { DraftLine } from './allotment-draft-queries.ts';

/** A line of a draft as it is kept, with the date that its draft says. */
export const draftContent = allotteeDrafted.extend({ on: z.string() });
type Line = Omit<z.output<typeof draftContent>, 'on'>;

export interface Names {
  termsOn: TermsOn;
  holders: readonly ShareHolder[];
}

/** A recorded allotment, with its classes as they were called then; nothing for an entry of another kind. */
export function presentAllotments({ id, request, effectiveOn, isReversed }: StoredEvent, names: Names) {
  if (request.kind !== 'allotment') return [];
  const lines = request.allottees.map((each) => presentLine(null, { ...names, on: effectiveOn }, each));
  const state = isReversed ? ('reversed' as const) : ('recorded' as const);
  return [{ shareEventId: id, state, on: effectiveOn, allottees: lines }];
}

/** The drafts that these lines make up: nothing of them has happened, so classes are called as they are now. */
export function presentDrafts(lines: readonly DraftLine[], names: Names) {
  const drafts = new Map<string, { id: string; content: z.output<typeof draftContent> }[]>();
  for (const { id, draftId, content } of lines)
    drafts.set(draftId, [...(drafts.get(draftId) ?? []), { id, content: draftContent.parse(content) }]);
  return [...drafts].map(([draftId, own]) => {
    const on = own[0]?.content.on ?? '';
    return {
      shareEventId: draftId,
      state: 'draft' as const,
      on: isCivilDate(on) ? on : null,
      allottees: own.map(({ id, content }) => presentLine(id, { ...names, on: THE_END }, content)),
    };
  });
}

function presentLine(id: string | null, { termsOn, holders, on }: Names & { on: CivilDate }, line: Line) {
  return {
    allotmentLineId: id,
    shareClassId: line.classId,
    className: classNameOn(termsOn, line.classId, on),
    holderId: line.holderId,
    holderName: line.holderId === '' ? '' : nameOfHolder(holders, holderId(line.holderId)),
    shares: line.shares,
    priceEach: line.priceEach,
    paidEach: line.paidEach,
    nonCash: line.nonCash ?? null,
    isUnderEmployeeScheme: line.isUnderEmployeeScheme ?? false,
    firstNumber: line.firstNumber ?? null,
  };
}
