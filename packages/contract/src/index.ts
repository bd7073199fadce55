export { accountActivityKind } from './activity-logs/account-activity.ts';
export { activityKind } from './activity-logs/activity-logs.ts';
export { type AccessFlag, accessFlags, accessFlagTexts, ofEachFlag } from './access-flags.ts';
export { tableChoice } from './appearance/table-choice-shape.ts';
export {
  type Access,
  type BodyOf,
  type CallDefinition,
  type CallerFact,
  type CompanyReference,
  defineCall,
  type QueryOf,
  type ReplyOf,
  type Unchanging,
} from './call.ts';
export {
  identityGiven,
  identityHeld,
  statementAnswers,
  statementStep,
} from './confirmation-statements/statement-answers.ts';
export { statementCheck, statementOutstanding } from './confirmation-statements/statement-check.ts';
export { MOST_COMPANY_TAGS } from './companies/tags/tag-companies.ts';
export { type CallName, type Calls, calls } from './calls.ts';
export { type ErrorCode, errorKinds } from './error-kinds.ts';
export type { ErrorKind } from './errors.ts';
export type { JsonSchema, OpenApiDocument, Operation } from './open-api/document.ts';
export { resolveSchema } from './open-api/resolve-schema.ts';
export { type Installation, toOpenApi } from './open-api/to-open-api.ts';
export { type Problem, problem } from './problem.ts';
export {
  allotteeDrafted,
  type GivenShareEventRequest,
  refusedTransferRequest,
  shareEventRequest,
} from './shares/events/share-event-request.ts';
export { sessionTime, sessionTimeLimits } from './session/session-timeout.ts';
export { NOTIFICATION_KINDS } from './users/notification-choices.ts';
export { presenterCode, presenterId } from './users/presenter.ts';
export { definitionOf, mayBeMissing, partsOf } from './wire/schema-definition.ts';
