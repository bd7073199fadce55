export * from './submission/acceptance.ts';
export { replacesSicCodes } from './submission/changed-parts.ts';
export * from './answers/answers.ts';
export * from './checks/check-made-up-date.ts';
export { statementTexts } from './checks/check-signing.ts';
export {
  describeSubmission,
  type SubmissionRow,
  type SubmissionSection,
} from './submission/describe-submission.ts';
export * from './facts.ts';
export * from './submission/now-and-after.ts';
export { outstandingObligations } from './checks/outstanding.ts';
export * from './checks/readiness.ts';
export * from './answers/register-answers.ts';
export * from './answers/steps.ts';
export * from './submission/submission-content.ts';
export * from './submission/submission.ts';
