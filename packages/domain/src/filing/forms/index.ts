export type * from './accounting-date/content.ts';
export type * from './allotment-return/content.ts';
export * from './allotment-return/from-register.ts';
export type * from './change-of-name/content.ts';
export * from './charge-registration/content.ts';
export type * from './charge-update/content.ts';
export * from './filed-address.ts';
export * from './filed-capital.ts';
export type * from './filed-officer.ts';
export * from './filed-psc.ts';
export * from './form-secrets.ts';
export * from './incorporation/content.ts';
export { agentIn, proposeAgent } from './incorporation/authoriser-fields.ts';
export { KIND_OPTIONS, PLACE_OPTIONS, toRegisterKeys } from './incorporation/formed-company.ts';
export type * from './officer-appointment/content.ts';
export type * from './officer-change/content.ts';
export type * from './officer-termination/content.ts';
export * from './person-change/index.ts';
export type * from './psc-cessation/content.ts';
export type * from './psc-change/content.ts';
export type * from './psc-notification/content.ts';
export type * from './psc-statement/content.ts';
export type * from './psc-statement-end/content.ts';
export type * from './psc-verification/content.ts';
export { describeRecord, isRecordType, recordsKept } from './records-location/company-records.ts';
export * from './records-location/content.ts';
export type * from './registered-email/content.ts';
export type * from './registered-office/content.ts';
export type * from './sail-address/content.ts';
export * from './kernel/check-form.ts';
export * from './kernel/describe-answers.ts';
export * from './kernel/form-facts.ts';
export * from './kernel/form-fields.ts';
export * from './kernel/known-answers.ts';
export * from './kernel/last-day.ts';
export * from './kernel/why-not-offered.ts';
export { findWaits } from './kernel/order-of-filings.ts';
export type * from './kernel/form-rules.ts';
export * from './form-families.ts';
export type * from './known-person.ts';
export {
  ANOTHER_CODE_PATH,
  CODE_NOT_KEPT_PATH,
  heldCodeOf,
  keptNameReason,
  knownPersonOf,
  nameReasonPath,
  namedPersonOf,
} from './fields/known-person.ts';
export { addressLines, filedCountryName } from './fields/address-fields.ts';
export { controlAnswers } from './fields/control/control-fields.ts';
export { CODE_PATH } from './fields/statement-fields.ts';
