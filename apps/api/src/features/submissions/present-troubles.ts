import { adviseOnGateTrouble, explainRejection, type FormId } from '@statbook/domain';
import { type GateRefusal, readOutcome, type StoredRejection } from '../../filings/attempt-outcome.ts';
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
  return {
    Kind: 'rejection' as const,
    Code: code === '' ? null : code,
    Text: text,
    Meaning: meaning,
    WhatToDo: whatToDo,
    Instance: instance ?? null,
    Step: step ?? null,
    Field: field ?? null,
  };
}

function presentGateRefusal({ number, text, meaning, errorClass, problems }: GateRefusal) {
  return {
    Kind: 'gate' as const,
    Code: number ?? null,
    Text: text,
    Meaning: meaning,
    WhatToDo: adviseOnGateTrouble(errorClass).whatToDo,
    Instance: null,
    Step: null,
    Field: problems?.[0]?.field ?? null,
  };
}

const internalFailure = {
  Kind: 'failure' as const,
  Code: null,
  Text: 'INTERNAL_FAILURE',
  Meaning:
    'Companies House has received it and reports a failure of its own. It may still decide, so nothing is sent again.',
  WhatToDo: 'Ring Companies House with the submission number. Statbook goes on asking.',
  Instance: null,
  Step: null,
  Field: null,
};

/** What the examiner left, where an examiner was at it. */
export function presentExaminer(attempt: FilingAttempt) {
  const { examiner } = readOutcome(attempt);
  return {
    ExaminerTelephone: examiner?.telephone ?? null,
    ExaminerComment: examiner?.comment ?? null,
  };
}
