import { useMay } from '#app/session-port.ts';
import { paths } from '#app/paths.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { ReviewTable } from '#kit/review-table/review-table.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { NoAccess } from '#kit/states/states.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { FileCard } from '#filing/file-card.tsx';
import { Lines } from '#filing/lines.tsx';
import { ReviewFees } from '#filing/review-fees.tsx';
import { SentCard } from '#filing/sent-card.tsx';
import { confirmedFacts } from './answers-so-far.tsx';
import styles from '../statement.module.css';
import { FinishLaterLink, Problems } from './check-page.tsx';
import { StatementFrame } from '../statement-frame.tsx';
import type { Review } from '../statement-steps.ts';
import type { Statement } from '../use-statement.ts';

interface ReviewPageProps {
  readonly statement: Statement;
  /** It was filed, and the payment comes next. */
  readonly onAwaitingPayment: () => void;
}

/** The last page before something leaves the building: what changes, what is sent, what it costs. */
export function ReviewPage({ statement, onAwaitingPayment }: ReviewPageProps) {
  const { companyId } = statement;
  return (
    <StatementFrame statement={statement} place="review" actions={<FinishLaterLink companyId={companyId} />}>
      <ReviewBody statement={statement} onAwaitingPayment={onAwaitingPayment} />
      <FormActions>
        <LinkButton href={paths.confirmationStatement(companyId, { step: 'check' })}>Back</LinkButton>
      </FormActions>
    </StatementFrame>
  );
}

function ReviewBody({ statement, onAwaitingPayment }: ReviewPageProps) {
  const query = useCall('reviewConfirmationStatement', { query: { companyId: statement.companyId } });
  return (
    <PagePart
      query={query}
      what="review"
      loading={<LoadingText label="Putting together what will be sent" lines={8} />}
      failure={{ title: 'The review could not be put together', note: 'Nothing was sent.' }}
    >
      {(review) => <ReviewOf statement={statement} review={review} onAwaitingPayment={onAwaitingPayment} />}
    </PagePart>
  );
}

function ReviewOf({ statement, review, onAwaitingPayment }: ReviewPageProps & { readonly review: Review }) {
  const mayFile = useMay('submitFiling');
  // The review checks more than the draft's own check: whether the registry's form can be written.
  const checked = { ...statement, check: review };
  if (review.content === null) return <Problems statement={checked} />;
  return (
    <>
      <Problems statement={checked} />
      <Card title="What changes on the register">
        <ReviewTable caption="What the statement changes" rows={changeRows(statement, review)} />
      </Card>
      <Card title="No change">
        <DescriptionList facts={confirmedFacts(statement)} />
      </Card>
      <SentCard
        rows={review.content.rows.map((row) => ({
          ...row,
          section: sectionTitles[row.section] ?? row.section,
        }))}
        adjustments={review.content.adjustments}
      />
      <ReviewFees fees={review.fees} today={statement.facts.today} />
      {mayFile ? (
        <FileStatement
          companyName={statement.facts.company.companyName}
          review={review}
          content={review.content}
          onAwaitingPayment={onAwaitingPayment}
        />
      ) : (
        <NoAccess what="file with Companies House" />
      )}
    </>
  );
}

function changeRows({ companyId }: Statement, { changes }: Review) {
  return changes.map(({ step, label, now, after, isChanged }) => ({
    label,
    now: <Lines lines={now} />,
    after: <Lines lines={after} />,
    changed: isChanged,
    changeHref: paths.confirmationStatement(companyId, { step }),
  }));
}

const sectionTitles: Readonly<Record<string, string>> = {
  statement: 'Statement',
  trading: 'Trading status of shares',
  activities: 'Activities',
  capital: 'Share capital',
  members: 'Shareholders',
  email: 'Registered email',
  identity: 'Identity of directors',
  signature: 'Statements and signature',
};

interface FileStatementProps extends Pick<ReviewPageProps, 'onAwaitingPayment'> {
  readonly companyName: string;
  readonly review: Review;
  readonly content: NonNullable<Review['content']>;
}

function FileStatement({ companyName, review, content, onAwaitingPayment }: FileStatementProps) {
  const { informationDelivered, lawfulPurpose } = content.statements;
  return (
    <FileCard
      title="File the statement"
      filingId={review.filingId}
      draftVersion={review.draftVersion}
      contentSha256={content.contentSha256}
      confirmation={`${companyName} makes these statements, signed by ${content.signer}, and I am authorised to file them`}
      onAwaitingPayment={onAwaitingPayment}
    >
      <p className={styles.intro}>{informationDelivered}</p>
      <p className={styles.intro}>{lawfulPurpose}</p>
    </FileCard>
  );
}
