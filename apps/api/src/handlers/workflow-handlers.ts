// What answers the calls that cross features, as feature-handlers.ts lists the others.
export { beginPersonChangeHandler } from '../workflows/change-person/begin-person-change.ts';
export { cancelPersonChangeHandler } from '../workflows/change-person/cancel-person-change.ts';
export {
  getPersonChangeHandler,
  getPersonOfFilingHandler,
} from '../workflows/change-person/get-person-change.ts';
export { planPersonChangeHandler } from '../workflows/change-person/plan-person-change.ts';
export { recordDeliveryHandler } from '../workflows/deliver-form/record-delivery.ts';
export { recordOutcomeHandler } from '../workflows/deliver-form/record-outcome.ts';
export { takeBackDeliveryHandler } from '../workflows/deliver-form/take-back-delivery.ts';
export { prepareVerificationStatementsHandler } from '../workflows/file-verifications/prepare-statements.ts';
export { formCompanyHandler } from '../workflows/form-company/form-company.ts';
export {
  importCompaniesHandler,
  getImportBatchesHandler,
  getImportBatchHandler,
  resumeImportBatchHandler,
} from '../workflows/import-company/batch/import-batch-handlers.ts';
export {
  companyInformationByXmlHandler,
  companyInformationByXmlDirectlyHandler,
} from '../workflows/import-company/company-information-by-xml.ts';
export { createCompanyHandler } from '../workflows/import-company/create-company.ts';
export { getCompanyInfoFromXmlHandler } from '../workflows/import-company/get-company-info-from-xml.ts';
export { importCompanyHandler } from '../workflows/import-company/import-company-handler.ts';
export {
  refreshCompanyHandler,
  refreshCompaniesHandler,
  updateCompanyInformationHandler,
} from '../workflows/import-company/refresh/refresh-handlers.ts';
export { saveAuthenticationCodeHandler } from '../workflows/import-company/save-authentication-code.ts';
export { protectPersonHandler, endPersonProtectionHandler } from '../workflows/keep-people/protect-person.ts';
export { getFilingLettersHandler } from '../workflows/mail-filing/get-filing-letters.ts';
export { sendFilingLetterHandler } from '../workflows/mail-filing/send-filing-letter.ts';
export { cancelPaymentHandler } from '../workflows/pay-and-submit/card/cancel-payment.ts';
export { getMerchantSessionKeyHandler } from '../workflows/pay-and-submit/card/get-merchant-session-key.ts';
export { processPaymentHandler } from '../workflows/pay-and-submit/card/process-payment.ts';
export { retryPaymentHandler } from '../workflows/pay-and-submit/card/retry-payment.ts';
export { handleChallengeResultHandler } from '../workflows/pay-and-submit/challenge/handle-challenge-result.ts';
export { sendChallengeResultHandler } from '../workflows/pay-and-submit/challenge/send-challenge-result.ts';
export { threeDSecureHubHandler } from '../workflows/pay-and-submit/challenge/three-d-secure-hub.ts';
export { getPaymentStateHandler } from '../workflows/pay-and-submit/get-payment-state.ts';
export {
  refundPaymentHandler,
  voidPaymentHandler,
} from '../workflows/pay-and-submit/reversal/reversal-handlers.ts';
export { getPaymentSummariesHandler } from '../workflows/pay-and-submit/several/get-payment-summaries.ts';
export { payForFilingsHandler } from '../workflows/pay-and-submit/several/pay-for-filings.ts';
export { getPaymentSummaryHandler } from '../workflows/pay-and-submit/submit/get-payment-summary.ts';
export { returnFilingToDraftHandler } from '../workflows/pay-and-submit/submit/return-filing-to-draft.ts';
export { submitFilingHandler } from '../workflows/pay-and-submit/submit/submit-filing.ts';
export { submitFilingsHandler } from '../workflows/pay-and-submit/submit/submit-filings.ts';
export { withdrawFilingHandler } from '../workflows/pay-and-submit/submit/withdraw-filing.ts';
export { resolveUnclearPaymentHandler } from '../workflows/pay-and-submit/unclear/resolve-unclear-payment.ts';
export {
  beginRegistrySignInHandler,
  getRegistrySignInHandler,
} from '../workflows/registry-sign-in/begin-sign-in.ts';
export { changeCompanyNameHandler } from '../workflows/registry-sign-in/change-company-name.ts';
export { completeRegistrySignInHandler } from '../workflows/registry-sign-in/complete-sign-in.ts';
export { verifyTokenHandler } from '../workflows/registry-sign-in/verify-token.ts';
