import { paths } from '#app/paths.ts';
import { earlierFacts } from '#filing/approval/decided-facts.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { type AwaitedApproval, awaitedTitle } from './awaited-approval.ts';
import { hashFact, sentFacts, ShownChanges } from './shown-content.tsx';
import { CompanyNumber } from '#company-page/company-number.tsx';

interface AwaitedCardProps {
  readonly approval: AwaitedApproval;
  readonly isChosen: boolean;
  /** Undefined where there is only one. */
  readonly onChoose: ((on: boolean) => void) | undefined;
  readonly onDecide: (decision: 'approved' | 'refused') => void;
}

/** One filing to decide on: what changes, all that is sent, and its hash. */
export function AwaitedCard({ approval, isChosen, onChoose, onDecide }: AwaitedCardProps) {
  const { requestId, changes } = approval;
  const title = awaitedTitle(approval);
  return (
    <Card title={title}>
      <ShownChanges title={title} changes={changes} />
      <DescriptionList facts={factsOf(approval)} />
      {onChoose && (
        <Checkbox
          name={`chosen.${requestId}`}
          label={`Choose ${title}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      )}
      <FormActions>
        <Button kind="filled" aria-label={`Approve ${title}`} onClick={() => onDecide('approved')}>
          Approve
        </Button>
        <Button aria-label={`Refuse ${title}`} onClick={() => onDecide('refused')}>
          Refuse
        </Button>
      </FormActions>
    </Card>
  );
}

function factsOf(approval: AwaitedApproval) {
  const { companyId, companyName, companyNumber, level, levels } = approval;
  return [
    ...sentFacts(approval),
    {
      term: 'Company',
      value: (
        <AppLink href={paths.companyOverview(companyId)}>
          <bdi>{companyName}</bdi>
        </AppLink>
      ),
      note: <CompanyNumber number={companyNumber} />,
    },
    {
      term: 'Asked for by',
      value: <bdi>{approval.askedBy}</bdi>,
      note: (
        <>
          <InstantValue instant={approval.askedAt} />
          {levels > 1 && `, level ${level} of ${levels}`}
        </>
      ),
    },
    ...earlierFacts(approval.earlierDecisions),
    hashFact(approval.contentSha256),
  ];
}
