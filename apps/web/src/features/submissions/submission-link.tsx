import { paths } from '#app/paths.ts';
import { NameLink } from '#kit/table-cell/table-cell.tsx';

interface SubmissionLinkProps {
  readonly filingId: string;
  readonly formName: string;
  readonly companyName: string;
}

/** Leads to the receipt of a submission, by the name of its company. */
export function SubmissionLink({ filingId, formName, companyName }: SubmissionLinkProps) {
  return <NameLink href={paths.submissionReceipt(filingId)} name={companyName} note={formName} fills />;
}
