import { allotteeDrafted } from '@statbook/contract';
import { type CivilDate, holderId, isCivilDate, nameOfHolder, type ShareHolder } from '@statbook/domain';
import { z } from 'zod';
import type { StoredEvent } from './books/event-queries.ts';
import { THE_END } from './books/known.ts';
import { classNameOn, type TermsOn } from './books/terms-over-time-queries.ts';
import type { DraftLine } from './share-draft-queries.ts';

/** A line of a draft as it is kept, with the date that its draft says. */
export const draftContent = allotteeDrafted.extend({ On: z.string() });
type Line = Omit<z.output<typeof draftContent>, 'On'>;

export interface Names {
  termsOn: TermsOn;
  holders: readonly ShareHolder[];
}

/** A recorded allotment, with its classes as they were called then; nothing for an entry of another kind. */
export function presentAllotments({ id, request, effectiveOn, isReversed }: StoredEvent, names: Names) {
  if (request.kind !== 'allotment') return [];
  const lines = request.allottees.map((each) =>
    presentLine(
      null,
      { ...names, on: effectiveOn },
      {
        ClassId: each.classId,
        HolderId: each.holderId,
        Shares: each.shares,
        PriceEach: each.priceEach,
        PaidEach: each.paidEach,
        NonCash: each.nonCash,
        IsUnderEmployeeScheme: each.isUnderEmployeeScheme,
        FirstNumber: each.firstNumber,
      },
    ),
  );
  const state = isReversed ? ('reversed' as const) : ('recorded' as const);
  return [{ ShareEventId: id, State: state, On: effectiveOn, Allottees: lines }];
}

/** The drafts that these lines make up: nothing of them has happened, so classes are called as they are now. */
export function presentDrafts(lines: readonly DraftLine[], names: Names) {
  const drafts = new Map<string, { id: string; content: z.output<typeof draftContent> }[]>();
  for (const { id, draftId, content } of lines)
    drafts.set(draftId, [...(drafts.get(draftId) ?? []), { id, content: draftContent.parse(content) }]);
  return [...drafts].map(([draftId, own]) => {
    const on = own[0]?.content.On ?? '';
    return {
      ShareEventId: draftId,
      State: 'draft' as const,
      On: isCivilDate(on) ? on : null,
      Allottees: own.map(({ id, content }) => presentLine(id, { ...names, on: THE_END }, content)),
    };
  });
}

function presentLine(id: string | null, { termsOn, holders, on }: Names & { on: CivilDate }, line: Line) {
  return {
    MultiAllotmentsharesjsondetailsID: id,
    ShareClassId: line.ClassId,
    ClassName: classNameOn(termsOn, line.ClassId, on),
    HolderId: line.HolderId,
    HolderName: line.HolderId === '' ? '' : nameOfHolder(holders, holderId(line.HolderId)),
    Shares: line.Shares,
    PriceEach: line.PriceEach,
    PaidEach: line.PaidEach,
    NonCash: line.NonCash ?? null,
    IsUnderEmployeeScheme: line.IsUnderEmployeeScheme ?? false,
    FirstNumber: line.FirstNumber ?? null,
  };
}
