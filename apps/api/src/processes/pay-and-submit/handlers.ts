import type { Platform } from '../../composition.ts';
import type { Handler } from '../../pipeline/handler.ts';
import { cancelPaymentHandler } from './cancel-payment.ts';
import type { FormPreparers } from './form-preparer.ts';
import { getMerchantSessionKeyHandler } from './get-merchant-session-key.ts';
import { getPaymentStateHandler } from './get-payment-state.ts';
import { getPaymentSummaryHandler } from './get-payment-summary.ts';
import { refundPaymentHandler, voidPaymentHandler } from './give-back-handlers.ts';
import { handleChallengeResultHandler } from './handle-challenge-result.ts';
import { processPaymentHandler } from './process-payment.ts';
import { resolveUnclearPaymentHandler } from './resolve-unclear-payment.ts';
import { retryPaymentHandler } from './retry-payment.ts';
import { returnFilingToDraftHandler } from './return-filing-to-draft.ts';
import { sendChallengeResultHandler } from './send-challenge-result.ts';
import { submitFilingHandler } from './submit-filing.ts';
import { threeDSecureHubHandler } from './three-d-secure-hub.ts';
import { withdrawFilingHandler } from './withdraw-filing.ts';

/** The calls by which a filing is submitted and paid for. */
export function payAndSubmitHandlers(platform: Platform, preparers: FormPreparers): Handler[] {
  return [
    submitFilingHandler({ ...platform, preparers }),
    withdrawFilingHandler(platform),
    returnFilingToDraftHandler(platform),
    getPaymentSummaryHandler(platform.vault),
    getPaymentStateHandler,
    getMerchantSessionKeyHandler(platform),
    processPaymentHandler(platform),
    handleChallengeResultHandler(platform),
    sendChallengeResultHandler(platform),
    threeDSecureHubHandler(platform),
    cancelPaymentHandler(platform),
    retryPaymentHandler(platform),
    refundPaymentHandler(platform),
    voidPaymentHandler(platform),
    resolveUnclearPaymentHandler(platform),
  ];
}
