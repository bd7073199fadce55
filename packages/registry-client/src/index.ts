export { Secret } from '@statbook/domain/secret';
export type { ExchangeObserver } from './http/exchange.ts';
export { type RateLimiter, type RateLimitReading, RateWindowFull } from './rate-limiter.ts';
export type { CallOptions, CallPriority, Fetched, RegistryFailure } from './registry-failure.ts';

export { createDataApiClient, type DataApiClient } from './data-api/data-api-client.ts';
export type { OfficerAppointment } from './data-api/officer-appointments.ts';
export type { PublicCharge, PublicCharges } from './data-api/records/charges.ts';
export type { AccountsDates, CompanyProfile } from './data-api/records/company-profile.ts';
export type { PublicExemption } from './data-api/records/exemptions.ts';
export type { FilingHistoryItem, FilingHistoryPage } from './data-api/records/filing-history.ts';
export type { InsolvencyCase } from './data-api/records/insolvency.ts';
export type { PublicOfficer, PublicOfficers } from './data-api/records/officers.ts';
export type { PublicPscStatement } from './data-api/records/psc-statements.ts';
export type { PscKind, PublicPsc, PublicPscs } from './data-api/records/pscs.ts';
export type { FoundCompanies, FoundCompany } from './data-api/search-companies.ts';
export type { IdentityVerification, PublicAddress, PublicIdentification } from './json/shared-records.ts';
export {
  describeCeasedOrReleased,
  describeChargeFiling,
  describeChargeStatus,
  listChargeFeatures,
} from './texts/charge-texts.ts';
export * from './texts/company-texts.ts';
export { describeFiling } from './texts/describe-filing.ts';
export * from './texts/insolvency-texts.ts';
export * from './texts/psc-texts.ts';

export { createDocumentClient, type DocumentClient } from './documents/document-client.ts';
export type { DocumentFailure } from './documents/document-failure.ts';
export type { FetchedDocument } from './documents/fetch-document.ts';

export { createFilingApiClient, type FilingApiClient } from './filing-api/filing-api-client.ts';
export type { FilingApiFailure, FilingFault } from './filing-api/filing-api-failure.ts';
export { companiesOf, companyScope, type FiledResource, PROFILE_SCOPE } from './filing-api/scopes.ts';
export type { GrantedTokens } from './filing-api/sign-in.ts';
export type { RegistryTransaction } from './filing-api/transaction-records.ts';
export type { ResourceChange, Step } from './filing-api/transactions.ts';

export type {
  RegisteredCapital,
  RegisteredShareholder,
  RegisteredShareholding,
} from './xml-gateway/company/read-capital.ts';
export type { PaymentPeriod } from './xml-gateway/company/payment-periods.ts';
export type { CompanyDataRequest } from './xml-gateway/company/fetch-company-data.ts';
export type { CompanyData, RegisteredOfficer } from './xml-gateway/company/read-company-data.ts';
export type {
  RegisteredAddress,
  RegisteredCorporate,
  RegisteredLegalPerson,
  RegisteredName,
  RegisteredPerson,
} from './xml-gateway/company/read-people.ts';
export type { RegisteredPsc } from './xml-gateway/company/read-pscs.ts';
export type { GatewayFailure, GatewayReply } from './xml-gateway/exchange/gateway-reply.ts';
export { buildRegisteredOffice } from './xml-gateway/forms/addresses/registered-office.ts';
export { buildRecordsLocation } from './xml-gateway/forms/addresses/records-location.ts';
export { buildSailAddress } from './xml-gateway/forms/addresses/sail-address.ts';
export type { AttachedDocument, DocumentCategory } from './xml-gateway/forms/attached-document.ts';
export { buildAllotmentReturn } from './xml-gateway/forms/capital/allotment-return.ts';
export { buildChargeRegistration } from './xml-gateway/forms/charges/charge-registration.ts';
export { buildChargeUpdate } from './xml-gateway/forms/charges/charge-update.ts';
export { buildAccountingDate } from './xml-gateway/forms/company/accounting-date.ts';
export { buildChangeOfName } from './xml-gateway/forms/company/change-of-name.ts';
export { buildConfirmationStatement } from './xml-gateway/forms/confirmation-statement/confirmation-statement.ts';
export type * from './xml-gateway/forms/confirmation-statement/confirmation-statement-content.ts';
export type { FiledAddress, FiledCapital, FiledShareClass } from '@statbook/domain/filing/forms';
export { fitToCharacterSet } from './xml-gateway/forms/character-set.ts';
export type { FieldAdjustment, FieldProblem } from './xml-gateway/forms/field-checker.ts';
export type { SealedSubmission, SealResult } from './xml-gateway/forms/form-submission.ts';
export { type BuiltForm, type FormBuilder } from './xml-gateway/forms/gateway-form.ts';
export { GATEWAY_FORMS } from './xml-gateway/forms/gateway-forms.ts';
export { buildIncorporation } from './xml-gateway/forms/incorporation/incorporation.ts';
export { buildOfficerAppointment } from './xml-gateway/forms/officers/officer-appointment.ts';
export { buildOfficerChange } from './xml-gateway/forms/officers/officer-change.ts';
export { buildOfficerTermination } from './xml-gateway/forms/officers/officer-termination.ts';
export { buildPscCessation } from './xml-gateway/forms/pscs/psc-cessation.ts';
export { buildPscChange } from './xml-gateway/forms/pscs/psc-change.ts';
export { buildPscNotification } from './xml-gateway/forms/pscs/psc-notification.ts';
export { buildPscStatement } from './xml-gateway/forms/pscs/psc-statement.ts';
export { buildPscStatementEnd } from './xml-gateway/forms/pscs/psc-statement-end.ts';
export { buildPscVerification } from './xml-gateway/forms/pscs/psc-verification.ts';
export { createGatewayClient, type GatewayClient } from './xml-gateway/gateway-client.ts';
export { MOST_STATUSES } from './xml-gateway/submission/ask-status.ts';
export type { GatewayDocument } from './xml-gateway/submission/document.ts';
export { redact } from './xml-gateway/message/redact.ts';
export type { Presenter } from './xml-gateway/presenter.ts';
export type {
  Acceptance,
  Rejection,
  StatusAnswer,
  StatusCode,
  SubmissionStatus,
} from './xml-gateway/submission/submission-status.ts';
export type { SubmissionOutcome } from './xml-gateway/submission/submit-form.ts';
