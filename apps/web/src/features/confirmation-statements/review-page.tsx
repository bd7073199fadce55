import { useAccess } from '#app/session-port.ts';
import { paths } from '#app/paths.ts';
import { ApiProblem } from '#api/api-problem.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { ReviewTable } from '#kit/page/review-table.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { FailedState, NoAccess } from '#kit/state/states.tsx';
import { confirmedFacts } from './answers-so-far.tsx';
import { FinishLaterLink, Problems } from './check-page.tsx';
import { FileStatement } from './file-statement.tsx';
import { Lines } from './lines.tsx';
import { ReviewFees } from './review-fees.tsx';
import { StatementFrame } from './statement-frame.tsx';
import type { Review } from './statement-steps.ts';
import type { Statement } from './use-statement.ts';

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
  const query = useCall('reviewConfirmationStatement', { query: { CompanyId: statement.companyId } });
  const review = query.data?.Entity[0];
  if (review !== undefined) {
    return <ReviewOf statement={statement} review={review} onAwaitingPayment={onAwaitingPayment} />;
  }
  if (query.error === null) return <LoadingText label="Putting together what will be sent" lines={8} />;
  return (
    <FailedState
      title="The review could not be put together"
      detail={query.error.message}
      requestId={query.error instanceof ApiProblem ? query.error.requestId : undefined}
      onRetry={() => void query.refetch()}
    >
      Nothing was sent.
    </FailedState>
  );
}

function ReviewOf({ statement, review, onAwaitingPayment }: ReviewPageProps & { readonly review: Review }) {
  const access = useAccess();
  // The review checks more than the draft's own check: whether the registry's form can be written.
  const checked = { ...statement, check: review };
  if (review.Content === null) return <Problems statement={checked} />;
  return (
    <>
      <Problems statement={checked} />
      <Card title="What changes on the register">
        <ReviewTable caption="What the statement changes" rows={changeRows(statement, review)} />
      </Card>
      <Card title="Confirmed as the register has it">
        <DescriptionList facts={confirmedFacts(statement)} />
      </Card>
      <SentCard content={review.Content} />
      <ReviewFees fees={review.Fees} today={statement.facts.Today} />
      {access.has('SubmitCompany') ? (
        <FileStatement
          statement={statement}
          review={review}
          content={review.Content}
          onAwaitingPayment={onAwaitingPayment}
        />
      ) : (
        <NoAccess what="file with Companies House" />
      )}
    </>
  );
}

function changeRows({ companyId }: Statement, { Changes }: Review) {
  return Changes.map(({ Step, Label, Now, After, IsChanged }) => ({
    label: Label,
    now: <Lines lines={Now} />,
    after: <Lines lines={After} />,
    changed: IsChanged,
    changeHref: paths.confirmationStatement(companyId, { step: Step }),
  }));
}

const sectionTitles: Readonly<Record<string, string>> = {
  statement: 'Statement',
  trading: 'Trading of shares',
  activities: 'Activities',
  capital: 'Share capital',
  members: 'Shareholders',
  email: 'Registered email',
  identity: 'Identity of directors',
  signature: 'Statements and signature',
};

/** All that will be sent, in words. */
function SentCard({ content: { Rows, Adjustments } }: { content: NonNullable<Review['Content']> }) {
  const sections = Map.groupBy(Rows, ({ Section }) => Section);
  return (
    <Card title="What will be sent">
      <DescriptionList
        facts={[...sections].map(([section, rows]) => ({
          term: sectionTitles[section] ?? section,
          value: <Lines lines={rows.map(({ Label, Value }) => `${Label}: ${Value}`)} />,
        }))}
      />
      {Adjustments.map(({ Field, Given, Sent }) => (
        <Banner key={Field} tone="info">
          “{Given}” is sent as “{Sent}”: Companies House takes no other characters.
        </Banner>
      ))}
    </Card>
  );
}
