import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { StatementFrame } from '../statement-frame.tsx';
import type { Statement } from '../use-statement.ts';
import { FilePart } from './file-part.tsx';
import { checkOfFacts, Problems } from './problems.tsx';
import { SignatureForm } from './signature-form.tsx';
import { statementFacts } from './statement-facts.tsx';

interface WholeStatementProps {
  readonly statement: Statement;
  readonly field?: string | undefined;
  /** It was filed, and the payment comes next. */
  readonly onAwaitingPayment: () => void;
}

/** The statement on one page: every fact once, the statements and who signs, what it costs, and the way out of the building. */
export function WholeStatement({ statement, field, onAwaitingPayment }: WholeStatementProps) {
  const { companyId, check } = statement;
  const isReady = check?.isReady === true;
  const review = useReview(statement);
  const changes = review.data?.entity[0]?.changes ?? [];
  return (
    <StatementFrame
      statement={statement}
      place="check"
      lead="This is what the register holds. Change what is not right, or go on where nothing has changed."
      actions={isReady && <LinkButton href={paths.forms(companyId)}>Finish later</LinkButton>}
    >
      <Card title="What the statement confirms">
        <DescriptionList facts={statementFacts(statement, changes)} />
      </Card>
      <Problems statement={statement} check={checkOfFacts(statement)} />
      <SignatureForm key={statement.beginnings} statement={statement} field={field}>
        <PagePart
          query={review}
          what="review"
          loading={<LoadingText label="Putting together what will be sent" lines={4} />}
          failure={{ title: 'The review could not be put together', note: 'Nothing was sent.' }}
        >
          {(read) => <FilePart statement={statement} review={read} onAwaitingPayment={onAwaitingPayment} />}
        </PagePart>
      </SignatureForm>
    </StatementFrame>
  );
}

/** What will be sent, once the draft is ready; never that of a version before. */
function useReview({ companyId, draft, check }: Statement) {
  const isReady = check?.isReady === true;
  const { data, ...query } = useCall(
    'reviewConfirmationStatement',
    { query: { companyId } },
    { enabled: isReady, refetchOnMount: 'always' },
  );
  const isCurrent = query.isFetchedAfterMount && data?.entity[0]?.draftVersion === draft?.version;
  return { ...query, data: isReady && isCurrent ? data : undefined };
}
