import type { CallReply } from '#api/call-types.ts';

/** A row of the list, as the server gives it. */
export type Submission = CallReply<'getSubmissions'>['entity'][number];
/** The receipt of one submission. */
export type Receipt = CallReply<'getSubmission'>['entity'][number];

/** What every list of filings says of each. */
export type ListedFiling = Pick<Submission, 'filingId' | 'state' | 'formName' | 'companyName'>;

/** Whether a filing can be paid for from a list. */
export const awaitsPayment = ({ state }: Pick<ListedFiling, 'state'>): boolean =>
  state === 'awaiting-payment';

export type Trouble = CallReply<'getErrorLog'>['entity'][number]['troubles'][number];
