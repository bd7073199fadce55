import type { MessageHandler } from './gateway.ts';
import { answerChargeSearch } from './requests/charge-search.ts';
import { answerCompanyDataRequest } from './requests/company-data-request.ts';
import { answerGetDocument } from './requests/get-document.ts';
import { answerGetReminders, answerSetReminders } from './requests/e-reminders.ts';
import { answerPaymentPeriodsRequest } from './requests/payment-periods-request.ts';
import { answerStatusAck } from './requests/status-ack.ts';
import { answerStatusRequest } from './requests/submission-status.ts';
import { formClasses } from './submissions/form-classes.ts';
import { receiveSubmission } from './submissions/receive-submission.ts';

const requestHandlers: Record<string, MessageHandler> = {
  GetSubmissionStatus: answerStatusRequest,
  StatusAck: answerStatusAck,
  GetDocument: answerGetDocument,
  CompanyDataRequest: answerCompanyDataRequest,
  PaymentPeriodsRequest: answerPaymentPeriodsRequest,
  GetERemindersRequest: answerGetReminders,
  SetERemindersRequest: answerSetReminders,
  ChargeSearch: answerChargeSearch,
};

/** Forms all go the same way; the other classes are answered at once (section 5). */
export function findMessageHandler(messageClass: string): MessageHandler | undefined {
  if (Object.hasOwn(formClasses, messageClass)) return receiveSubmission;
  return Object.hasOwn(requestHandlers, messageClass) ? requestHandlers[messageClass] : undefined;
}
