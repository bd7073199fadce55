import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import styles from './submissions.module.css';

interface SubmissionLinkProps {
  readonly filingId: string;
  readonly formName: string;
  readonly companyName: string;
}

/** Leads to the receipt of a submission, by the name of its company. */
export function SubmissionLink({ filingId, formName, companyName }: SubmissionLinkProps) {
  return (
    <AppLink href={paths.submissionReceipt(filingId)} title={companyName} dir="auto" className={styles.name}>
      {companyName}
      <VisuallyHidden>, {formName}</VisuallyHidden>
    </AppLink>
  );
}
