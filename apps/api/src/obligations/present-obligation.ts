import type { FilingLabelFacts } from '@statbook/domain/approvals';
import type { CivilDate } from '@statbook/domain/dates';
import type { FormId } from '@statbook/domain/filing';
import { findFormRules } from '@statbook/domain/filing/forms';
import {
  actOfObligation,
  describeObligation,
  type NamedObligation,
  type Obligation,
  urgencyOf,
} from '@statbook/domain/obligations';

const canBegin = (form: FormId) => findFormRules(form) !== undefined;

/** An obligation with where the approval of its draft stands. */
export const withApproval = <Given extends Obligation>(
  obligation: Given,
  labelFacts: ReadonlyMap<string, FilingLabelFacts>,
): Given => ({
  ...obligation,
  approval: obligation.filingId === undefined ? undefined : labelFacts.get(obligation.filingId)?.approval,
});

/** An obligation as every list gives it: in words, with how near it is and what does it. */
export function presentObligation(obligation: NamedObligation, today: CivilDate) {
  const { kind, dueOn, form, shareEventId, filingId, filingState, diaryDateId, originId } = obligation;
  const { title, detail } = describeObligation(obligation);
  const urgency = urgencyOf(obligation, today);
  return {
    kind,
    title,
    detail: detail ?? null,
    dueOn,
    overdue: urgency === 'overdue',
    urgency,
    act: actOfObligation(obligation, canBegin),
    form: form ?? null,
    shareEventId: shareEventId ?? null,
    filingId: filingId ?? null,
    filingState: filingState ?? null,
    originId: originId ?? null,
    diaryDateId: diaryDateId ?? null,
  };
}
