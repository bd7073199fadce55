import type { CallReply } from '#api/call-types.ts';

export type Dashboard = CallReply<'getDashboard'>['entity'][number];
export type CompanyPart = NonNullable<Dashboard['companies']>;
export type SubmissionPart = NonNullable<Dashboard['submissions']>;
export type DeadlineRow = CompanyPart['overdue']['rows'][number];
export type VerificationRow = CompanyPart['verifications']['rows'][number];
export type ProposalRow = CompanyPart['proposals']['rows'][number];
export type DiscrepancyRow = CompanyPart['discrepancies']['rows'][number];
export type AlarmRow = CompanyPart['alarms']['rows'][number];
export type ChangeRow = CompanyPart['changes']['rows'][number];
export type FilingRow = SubmissionPart['inFlight']['rows'][number];

/** The first rows of a list, and how many there are in all. */
export interface Part<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Of dates, whose total counts companies. */
  readonly dates?: number;
}
