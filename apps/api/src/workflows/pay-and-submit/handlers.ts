import type { Platform } from '../../composition.ts';
import { cancelPaymentHandler } from './card/cancel-payment.ts';
import type { FormPreparers } from '../../filings/form-preparer.ts';
import { getMerchantSessionKeyHandler } from './card/get-merchant-session-key.ts';
import { getPaymentStateHandler } from './get-payment-state.ts';
import { getPaymentSummaryHandler } from './submit/get-payment-summary.ts';
import { refundPaymentHandler, voidPaymentHandler } from './reversal/reversal-handlers.ts';
import { handleChallengeResultHandler } from './challenge/handle-challenge-result.ts';
import { processPaymentHandler } from './card/process-payment.ts';
import { getPaymentSummariesHandler } from './several/get-payment-summaries.ts';
import { payForFilingsHandler } from './several/pay-for-filings.ts';
import { resolveUnclearPaymentHandler } from './unclear/resolve-unclear-payment.ts';
import { retryPaymentHandler } from './card/retry-payment.ts';
import { returnFilingToDraftHandler } from './submit/return-filing-to-draft.ts';
import { sendChallengeResultHandler } from './challenge/send-challenge-result.ts';
import { submitFilingHandler } from './submit/submit-filing.ts';
import { submitFilingsHandler } from './submit/submit-filings.ts';
import { threeDSecureHubHandler } from './challenge/three-d-secure-hub.ts';
import { withdrawFilingHandler } from './submit/withdraw-filing.ts';

/** The calls by which a filing is submitted and paid for. */
export function payAndSubmitHandlers(platform: Platform, preparers: FormPreparers) {
  return {
    submitFiling: submitFilingHandler({ ...platform, preparers }),
    submitFilings: submitFilingsHandler({ ...platform, preparers }),
    withdrawFiling: withdrawFilingHandler(platform),
    returnFilingToDraft: returnFilingToDraftHandler(platform),
    getPaymentSummary: getPaymentSummaryHandler(platform.vault),
    getPaymentState: getPaymentStateHandler(platform),
    getMerchantSessionKey: getMerchantSessionKeyHandler(platform),
    processPayment: processPaymentHandler(platform),
    getPaymentSummaries: getPaymentSummariesHandler(platform),
    payForFilings: payForFilingsHandler(platform),
    handleChallengeResult: handleChallengeResultHandler(platform),
    sendChallengeResult: sendChallengeResultHandler(platform),
    threeDSecureHub: threeDSecureHubHandler(platform),
    cancelPayment: cancelPaymentHandler(platform),
    retryPayment: retryPaymentHandler(platform),
    refundPayment: refundPaymentHandler(platform),
    voidPayment: voidPaymentHandler(platform),
    resolveUnclearPayment: resolveUnclearPaymentHandler(platform),
  };
}
