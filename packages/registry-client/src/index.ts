export { Secret } from '@statbook/domain';
export type { Exchange, ExchangeObserver, HttpFailureCause, RegistryService } from './http/exchange.ts';
export type { CallOptions, CallPriority, Fetched, RegistryFailure } from './registry-failure.ts';
export { type RateLimiter, type RateLimitReading, RateWindowFull } from './rate-limiter.ts';

export { createGatewayClient, type GatewayClient } from './xml-gateway/gateway-client.ts';
export type { GatewayConfig, GatewayLanguage } from './xml-gateway/gateway-config.ts';
export type { Presenter } from './xml-gateway/presenter.ts';
export type { GatewayFailure, GatewayRefusal, GatewayReply } from './xml-gateway/gateway-reply.ts';
export {
  DEFAULT_WORDINGS,
  explainErrorClass,
  type ErrorWordings,
  type GatewayErrorClass,
} from './xml-gateway/gateway-error.ts';
export { splitCompanyNumber, type GatewayCompanyType } from './xml-gateway/company-number.ts';
export type { CompanyKey } from './xml-gateway/company-request.ts';
export type { CompanyDataRequest } from './xml-gateway/company-data/fetch-company-data.ts';
export type * from './xml-gateway/company-data/company-data.ts';
export type { PaymentPeriod } from './xml-gateway/payment-periods.ts';
export type { GatewayDocument } from './xml-gateway/document.ts';
export type {
  AcceptanceDetails,
  Rejection,
  StatusAnswer,
  StatusCode,
  SubmissionStatus,
} from './xml-gateway/submission-status.ts';
export type { SubmissionOutcome } from './xml-gateway/submit-form.ts';
export type { UnknownCause } from './xml-gateway/deliver-message.ts';
export type {
  SealedSubmission,
  SealResult,
  SubmissionHeader,
} from './xml-gateway/forms/form-submission.ts';
export type { BuiltForm, GatewayForm } from './xml-gateway/forms/gateway-form.ts';
export type { FieldAdjustment, FieldProblem } from './xml-gateway/forms/field-checker.ts';
export type * from './xml-gateway/forms/confirmation-statement-content.ts';
export { buildConfirmationStatement } from './xml-gateway/forms/confirmation-statement.ts';
export { redact } from './xml-gateway/redact.ts';

export { createDataApiClient, type DataApiClient } from './data-api/data-api-client.ts';
export type { DataApiConfig } from './data-api/data-api-config.ts';
export { DEFAULT_RETRY_POLICY, type RetryPolicy } from './http/get-with-retry.ts';
export type {
  AccountsDates,
  CompanyLinks,
  CompanyProfile,
  ConfirmationStatementDates,
  LinkedCompany,
  PreviousCompanyName,
} from './data-api/company-profile.ts';
export type { RegisteredOffice } from './data-api/registered-office.ts';
export type { PublicOfficer, PublicOfficers } from './data-api/officers.ts';
export { splitOfficerName, type OfficerName } from './data-api/officer-name.ts';
export type { PscKind, PscName, PublicPsc, PublicPscs } from './data-api/pscs.ts';
export type { PublicPscStatement } from './data-api/psc-statements.ts';
export type {
  ChargeParticulars,
  ChargeText,
  ChargeTransaction,
  PublicCharge,
  PublicCharges,
} from './data-api/charges.ts';
export type {
  FilingDescription,
  FilingHistoryItem,
  FilingHistoryPage,
  FilingHistoryQuery,
} from './data-api/filing-history.ts';
export type { PublicExemption } from './data-api/exemptions.ts';
export type { InsolvencyCase, InsolvencyPractitioner } from './data-api/insolvency.ts';
export type { CompanySearch, FoundCompanies, FoundCompany } from './data-api/search-companies.ts';
export type {
  IdentityVerification,
  PartialBirthDate,
  PublicAddress,
  PublicIdentification,
} from './wire/shared-shapes.ts';

export { createDocumentClient, type DocumentClient } from './documents/document-client.ts';
export { KNOWN_LINK_HOSTS, type DocumentConfig } from './documents/document-config.ts';
export type { DocumentFailure } from './documents/document-failure.ts';
export type { DocumentMetadata } from './documents/fetch-metadata.ts';
export type { FetchedDocument } from './documents/fetch-document.ts';

export * from './texts/charge-texts.ts';
export * from './texts/company-texts.ts';
export * from './texts/insolvency-texts.ts';
export * from './texts/psc-texts.ts';
export { describeFiling } from './texts/describe-filing.ts';
