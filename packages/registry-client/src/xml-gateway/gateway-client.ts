import type { CallOptions } from '../registry-failure.ts';
import { getSubmissionStatus, pollStatuses, statusAck } from './ask-status.ts';
import type { CompanyData } from './company-data/company-data.ts';
import { fetchCompanyData, type CompanyDataRequest } from './company-data/fetch-company-data.ts';
import type { CompanyKey } from './company-request.ts';
import { getDocument, type GatewayDocument } from './document.ts';
import {
  sealSubmission,
  type SealedSubmission,
  type SealResult,
  type SubmissionHeader,
} from './forms/form-submission.ts';
import type { BuiltForm } from './forms/gateway-form.ts';
import { toConnection, type GatewayConfig } from './gateway-config.ts';
import type { GatewayReply } from './gateway-reply.ts';
import { paymentPeriods, type PaymentPeriod } from './payment-periods.ts';
import type { StatusAnswer, SubmissionStatus } from './submission-status.ts';
import { submitForm, type SubmissionOutcome } from './submit-form.ts';

/** One presenter's way to the XML gateway. Keeps nothing between calls. */
export interface GatewayClient {
  companyData(request: CompanyDataRequest, options?: CallOptions): Promise<GatewayReply<CompanyData>>;
  paymentPeriods(company: CompanyKey, options?: CallOptions): Promise<GatewayReply<readonly PaymentPeriod[]>>;
  /** Makes the exact bytes of a submission; nothing is sent. */
  sealSubmission(header: SubmissionHeader, form: BuiltForm): SealResult;
  /** Sends sealed bytes once; an unclear outcome is returned, never retried. */
  submitForm(submission: SealedSubmission, options?: CallOptions): Promise<SubmissionOutcome>;
  getSubmissionStatus(submissionNumber: string, options?: CallOptions): Promise<GatewayReply<StatusAnswer>>;
  pollStatuses(options?: CallOptions): Promise<GatewayReply<readonly SubmissionStatus[]>>;
  statusAck(options?: CallOptions): Promise<GatewayReply<true>>;
  getDocument(documentKey: string, options?: CallOptions): Promise<GatewayReply<GatewayDocument>>;
}

/** A client for one presenter. Throws when the configured address is not a URL. */
export function createGatewayClient(config: GatewayConfig): GatewayClient {
  const connection = toConnection(config);
  return {
    companyData: (request, options = {}) => fetchCompanyData(connection, request, options),
    paymentPeriods: (company, options = {}) => paymentPeriods(connection, company, options),
    sealSubmission: (header, form) => sealSubmission(connection, header, form),
    submitForm: (submission, options = {}) => submitForm(connection, submission, options),
    getSubmissionStatus: (number, options = {}) => getSubmissionStatus(connection, number, options),
    pollStatuses: (options = {}) => pollStatuses(connection, options),
    statusAck: (options = {}) => statusAck(connection, options),
    getDocument: (key, options = {}) => getDocument(connection, key, options),
  };
}
