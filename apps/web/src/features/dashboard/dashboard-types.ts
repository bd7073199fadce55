import type { CallReply } from '#api/call-types.ts';

export type Dashboard = CallReply<'getDashboard'>['Entity'][number];
export type CompanyPart = NonNullable<Dashboard['Companies']>;
export type SubmissionPart = NonNullable<Dashboard['Submissions']>;
export type DeadlineRow = CompanyPart['Overdue']['Rows'][number];
export type VerificationRow = CompanyPart['Verifications']['Rows'][number];
export type ProposalRow = CompanyPart['Proposals']['Rows'][number];
export type DiscrepancyRow = CompanyPart['Discrepancies']['Rows'][number];
export type ChangeRow = CompanyPart['Changes']['Rows'][number];
export type FilingRow = SubmissionPart['InFlight']['Rows'][number];

/** The first rows of a list, and how many there are in all. */
export interface Part<Row> {
  readonly Rows: readonly Row[];
  readonly Total: number;
}
