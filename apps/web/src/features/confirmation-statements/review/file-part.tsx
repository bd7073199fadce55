import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Adjustments } from '#filing/adjustments.tsx';
import { ApprovalGate } from '#filing/approval/approval-gate.tsx';
import { Warnings } from '#filing/draft/draft-problems.tsx';
import { FileCard } from '#filing/file-card.tsx';
import { ReviewFees } from '#filing/review-fees.tsx';
import { NoAccess } from '#kit/states/states.tsx';
import type { Review } from '../statement-steps.ts';
import type { Statement } from '../use-statement.ts';
import { PrintDraft } from './print-draft.tsx';
import { Problems } from './problems.tsx';
import styles from '../statement.module.css';

export interface FilePartProps {
  readonly statement: Statement;
  readonly review: Review;
  /** It was filed, and the payment comes next. */
  readonly onAwaitingPayment: () => void;
}

/** What only the review warns of: the rest stands over the facts. */
const unseen = ({ check }: Statement, { warnings }: Review) =>
  warnings.filter(({ code }) => !check?.warnings.some((seen) => seen.code === code));

/** What it costs, and the one button that sends what stands above. */
export function FilePart({ statement, review, onAwaitingPayment }: FilePartProps) {
  const mayFile = useMay('submitFiling');
  const { companyName } = statement.facts.company;
  const { content } = review;
  // The review checks more than the draft's own check: whether the registry's form can be written.
  if (content === null) return <Problems statement={statement} check={review} />;
  return (
    <>
      <div className={styles.notes}>
        <Adjustments adjustments={content.adjustments} />
        <Warnings warnings={unseen(statement, review)} />
      </div>
      <PrintDraft companyId={statement.companyId} />
      <ReviewFees fees={review.fees} today={statement.facts.today} />
      {mayFile ? (
        <ApprovalGate
          filingId={review.filingId}
          draftVersion={review.draftVersion}
          contentSha256={content.contentSha256}
          correctHref={paths.confirmationStatement(statement.companyId, { step: 'check' })}
        >
          <FileCard
            title="File the statement"
            filingId={review.filingId}
            draftVersion={review.draftVersion}
            contentSha256={content.contentSha256}
            confirmation={`${companyName} makes these statements, signed by ${content.signer}, and I am authorised to file them`}
            onAwaitingPayment={onAwaitingPayment}
          />
        </ApprovalGate>
      ) : (
        <NoAccess what="file with Companies House" />
      )}
    </>
  );
}
