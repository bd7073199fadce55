import { paths } from '#app/paths.ts';
import { Lines } from '#filing/lines.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { ReviewTable } from '#kit/review-table/review-table.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { type AwaitedApproval, awaitedTitle } from './awaited-approval.ts';
import { Muted } from '#kit/muted/muted.tsx';

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
      {changes.length > 0 && (
        <ReviewTable
          caption={`What ${title} changes`}
          rows={changes.map(({ label, now, after }, index) => ({
            id: `${index} ${label}`,
            label,
            now: now.length === 0 ? undefined : <Lines lines={now} />,
            after: after.length === 0 ? undefined : <Lines lines={after} />,
            changed: now.join('\n') !== after.join('\n'),
          }))}
        />
      )}
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
  const { companyId, companyName, companyNumber, rows, hasSecrets, level, levels } = approval;
  const sections = Map.groupBy(rows, ({ section }) => section);
  return [
    ...[...sections].map(([section, lines]) => ({
      term: section === '' ? 'Sent' : section,
      value: <Lines lines={lines.map(({ label, value }) => (value === '' ? label : `${label}: ${value}`))} />,
    })),
    ...(hasSecrets
      ? [
          {
            term: 'Not shown',
            value: 'Codes and dates that are sent and never shown',
            note: 'They are part of what you approve: a change of them makes it lapse.',
          },
        ]
      : []),
    {
      term: 'Company',
      value: (
        <AppLink href={paths.companyOverview(companyId)}>
          <bdi>{companyName}</bdi>
        </AppLink>
      ),
      note: <Value>{companyNumber}</Value>,
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
    {
      term: 'SHA-256',
      value: (
        <Muted small as="span">
          {approval.contentSha256}
        </Muted>
      ),
      note: 'Of exactly what is sent. Your approval counts for this and nothing else.',
    },
  ];
}
