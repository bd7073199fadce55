import { adviseOnGateTrouble, explainRejection, type FormId } from '@statbook/domain/filing';
import {
  type GateRefusal,
  readOutcome,
  type StoredRejection,
} from '../../filings/attempt/attempt-outcome.ts';
import type { FilingAttempt } from '../../filings/filing-queries.ts';

/** Why an attempt came back: the registry's words beside ours. */
export function presentTroubles(form: FormId, attempt: FilingAttempt) {
  const { rejections, gateRefusal } = readOutcome(attempt);
  if (attempt.statusCode === 'INTERNAL_FAILURE') return [internalFailure];
  if (attempt.decidedAt !== null && gateRefusal !== undefined) return [presentGateRefusal(gateRefusal)];
  return rejections.map((rejection) => presentRejection(form, rejection));
}

function presentRejection(form: FormId, { code, text, instance }: StoredRejection) {
  const { meaning, whatToDo, step, field } = explainRejection(form, { code, text });
  return { kind: 'rejection' as const, code: code || null, text, meaning, whatToDo, instance, step, field };
}

function presentGateRefusal({ number, text, meaning, errorClass, problems }: GateRefusal) {
  return {
    kind: 'gate' as const,
    code: number,
    text,
    meaning,
    whatToDo: adviseOnGateTrouble(errorClass).whatToDo,
    instance: null,
    step: null,
    field: problems?.[0]?.field,
  };
}

const internalFailure = {
  kind: 'failure' as const,
  code: null,
  text: 'INTERNAL_FAILURE',
  meaning:
    'Companies House has received it and reports a failure of its own. It may still decide, so nothing is sent again.',
  whatToDo: 'Ring Companies House with the submission number. Statbook goes on asking.',
  instance: null,
  step: null,
  field: null,
};

/** What the examiner left, where an examiner was at it. */
export function presentExaminer(attempt: FilingAttempt) {
  const { examiner } = readOutcome(attempt);
  return {
    examinerTelephone: examiner?.telephone,
    examinerComment: examiner?.comment,
  };
}
