import type { MessageHandler } from './gateway.ts';
import { answerChargeSearch } from './requests/charge-search.ts';
import { answerCompanyDataRequest, answerPaymentPeriodsRequest } from './requests/company-requests.ts';
import { answerGetDocument } from './requests/get-document.ts';
import { answerGetReminders, answerSetReminders } from './requests/e-reminders.ts';
import { answerStatusAck, answerStatusRequest } from './requests/submission-status.ts';
import { formClasses } from './forms/form-classes.ts';
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
  if (formClasses.has(messageClass)) return receiveSubmission;
  return Object.hasOwn(requestHandlers, messageClass) ? requestHandlers[messageClass] : undefined;
}
