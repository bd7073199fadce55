import type { FormCase } from '../forms/form-class.ts';
import { getFormClass } from '../forms/form-classes.ts';
import type { Gateway } from '../gateway.ts';
import { applySubmission, makeRejectReference } from './apply-submission.ts';
import { findSubject } from './find-subject.ts';
import type { Rejection, Script, Submission } from './submission.ts';

/** Decides what is due. Called before anything is asked of the registry, so that no timer is needed. */
export function settleSubmissions(gateway: Gateway): void {
  for (const submission of gateway.submissions.listDue(gateway.clock.now())) {
    decideSubmission(gateway, submission, submission.script);
  }
}

/** The decision and its effect on the register, in one transaction. */
export function decideSubmission(
  gateway: Gateway,
  submission: Submission,
  script: Script | undefined,
): Submission {
  return gateway.store.transaction(() => {
    const decided = decide(gateway, submission, script);
    gateway.submissions.save(decided);
    return decided;
  });
}

function decide(gateway: Gateway, submission: Submission, script: Script | undefined): Submission {
  const decided = { ...submission, decidedAt: gateway.clock.now().toISOString() };
  switch (script?.outcome) {
    case 'hold':
      return submission;
    case 'park':
      return { ...decided, status: 'PARKED', examiner: toExaminer('Please ring about this submission') };
    case 'fail':
      return { ...decided, status: 'INTERNAL_FAILURE' };
    case 'reject':
      return reject(decided, { code: script.code, description: script.text, instance: 1 });
    case 'accept':
      return accept(gateway, decided);
    default:
      return judge(gateway, decided);
  }
}

function judge(gateway: Gateway, submission: Submission): Submission {
  const facts = findCase(gateway, submission);
  // The reason for which the registry's main system rejects a submission (row 12 of section 19).
  const reason = facts && getFormClass(submission.formClass).findRejection(facts);
  return reason === undefined ? accept(gateway, submission) : reject(submission, reason);
}

function reject(submission: Submission, rejection: Rejection): Submission {
  return {
    ...submission,
    status: 'REJECT',
    rejections: [rejection],
    ...(isIncorporation(submission) && { rejectReference: makeRejectReference(submission) }),
    examiner: toExaminer('See reject reason'),
  };
}

function accept(gateway: Gateway, submission: Submission): Submission {
  const accepted: Submission = {
    ...submission,
    status: 'ACCEPT',
    examiner: toExaminer('Accepted submission'),
  };
  const facts = findCase(gateway, submission);
  // Without the check of the company in test mode there may be none: then nothing changes.
  if (facts === undefined) return accepted;
  const form = getFormClass(submission.formClass);
  const chargedPence = form.findFee(submission.content, {
    company: facts.company,
    receivedOn: submission.receivedOn,
  });
  const presenter = gateway.presenters.find(submission.presenterId);
  if (presenter !== undefined) gateway.presenters.charge(presenter, chargedPence);
  return { ...accepted, ...applySubmission(submission, form, facts), chargedPence };
}

function isIncorporation({ formClass }: Submission): boolean {
  return getFormClass(formClass).establish !== undefined;
}

function findCase(gateway: Gateway, submission: Submission): FormCase<unknown> | undefined {
  const { companyName, content, receivedOn: today } = submission;
  const company = findSubject(gateway, submission);
  return company && { register: gateway.register, company, companyName, content, today };
}

function toExaminer(comment: string): { telephone: string; comment: string } {
  return { telephone: '029 2018 0000', comment };
}
