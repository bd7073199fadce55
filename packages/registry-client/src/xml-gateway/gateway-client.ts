import type { CallOptions } from '../registry-failure.ts';
import type { CompanyKey } from './company/company-request.ts';
import { fetchCompanyData, type CompanyDataRequest } from './company/fetch-company-data.ts';
import { paymentPeriods } from './company/payment-periods.ts';
import { sealSubmission, type SealedSubmission, type SubmissionHeader } from './forms/form-submission.ts';
import type { BuiltForm } from './forms/gateway-form.ts';
import { toConnection, type GatewayConfig } from './gateway-config.ts';
import { getSubmissionStatus, pollStatuses, statusAck } from './submission/ask-status.ts';
import { getDocument } from './submission/document.ts';
import { submitForm } from './submission/submit-form.ts';

/** A client for one presenter; it keeps nothing between calls. Throws when the configured address is not a URL. */
export function createGatewayClient(config: GatewayConfig) {
  const connection = toConnection(config);
  return {
    companyData: (request: CompanyDataRequest, options: CallOptions = {}) =>
      fetchCompanyData(connection, request, options),
    paymentPeriods: (company: CompanyKey, options: CallOptions = {}) =>
      paymentPeriods(connection, company, options),
    /** Makes the exact bytes of a submission; nothing is sent. */
    sealSubmission: (header: SubmissionHeader, form: BuiltForm) => sealSubmission(connection, header, form),
    /** Sends sealed bytes once; an unclear outcome is returned, never retried. */
    submitForm: (submission: SealedSubmission, options: CallOptions = {}) =>
      submitForm(connection, submission, options),
    getSubmissionStatus: (submissionNumber: string, options: CallOptions = {}) =>
      getSubmissionStatus(connection, submissionNumber, options),
    /** The decided submissions of the presenter, at most 20, until `statusAck`; one caller at a time. */
    pollStatuses: (options: CallOptions = {}) => pollStatuses(connection, options),
    statusAck: (options: CallOptions = {}) => statusAck(connection, options),
    getDocument: (documentKey: string, options: CallOptions = {}) =>
      getDocument(connection, documentKey, options),
  };
}

/** One presenter's way to the XML gateway. */
export type GatewayClient = ReturnType<typeof createGatewayClient>;
