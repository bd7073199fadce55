import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { useCall } from '#api/queries.ts';
import { noLink } from '#company-page/no-link.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { Lines } from '#filing/lines.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { hashFact, sentFacts, ShownChanges } from '../shown-content.tsx';
import styles from './link.module.css';
import { type LinkedApproval, titleOf } from './linked-approval.ts';
import { CompanyNumber } from '#company-page/company-number.tsx';

const DecideByLink = onDemand(() => import('./decide-by-link.tsx'));

interface LinkProps {
  readonly approval: LinkedApproval;
  readonly token: string;
}

/** Where the letter to a signatory leads: what they are asked to approve, and their answer. Nobody signs in here. */
export function LinkPage({ token }: { readonly token: string }) {
  const approval = useCall('getApprovalByLink', { body: { token } });
  return (
    <div className={styles.page}>
      <PagePart
        query={approval}
        what="approval"
        header={<PageHeader overline="Statbook" title="Approval" />}
        absent={noLink}
      >
        {(found) =>
          found.state === 'open' ? (
            <Open approval={found} token={token} />
          ) : (
            <Closed approval={found} state={found.state} />
          )
        }
      </PagePart>
    </div>
  );
}

function Open({ approval, token }: LinkProps) {
  const [decision, setDecision] = useState<'approved' | 'refused'>();
  const { isSaving, save } = useSaveFile();
  const { askedBy, accountName, signatoryName, companyName } = approval;
  const title = titleOf(approval);
  return (
    <>
      <PageHeader
        overline={<bdi>{companyName}</bdi>}
        title={title}
        lead={
          <>
            <bdi>{askedBy}</bdi> of <bdi>{accountName}</bdi> asks you, <bdi>{signatoryName}</bdi>, to approve
            this before it is filed with Companies House.
          </>
        }
      />
      <Changes approval={approval} title="What changes on the register" />
      <Card title="What will be sent">
        <DescriptionList facts={[...sentFacts(approval), ...headFacts(approval)]} />
      </Card>
      <FormActions>
        <Button kind="filled" onClick={() => setDecision('approved')}>
          Approve
        </Button>
        <Button onClick={() => setDecision('refused')}>Refuse</Button>
        <Button
          kind="text"
          icon={IconDownload}
          busy={isSaving}
          onClick={() => save(() => callRaw('printByLink', { body: { token } }))}
        >
          Save as PDF
        </Button>
      </FormActions>
      {decision && (
        <DecideByLink
          approval={approval}
          token={token}
          decision={decision}
          onClose={() => setDecision(undefined)}
        />
      )}
    </>
  );
}

function Changes({ approval, title }: { readonly approval: LinkedApproval; readonly title: string }) {
  const { changes } = approval;
  if (changes.length === 0) return null;
  return (
    <Card title={title}>
      <ShownChanges title={titleOf(approval)} changes={changes} />
    </Card>
  );
}

function headFacts(approval: LinkedApproval) {
  return [
    {
      term: 'Company',
      value: <bdi>{approval.companyName}</bdi>,
      note: <CompanyNumber number={approval.companyNumber} />,
    },
    {
      term: 'Asked for by',
      value: <bdi>{approval.askedBy}</bdi>,
      note: <InstantValue instant={approval.askedAt} />,
    },
    { term: 'Link open until', value: <InstantValue instant={approval.expiresAt} /> },
    hashFact(approval.contentSha256),
  ];
}

type ClosedState = Exclude<LinkedApproval['state'], 'open'>;

/** Why a link decides no more, and what to do. */
const closed: Readonly<Record<Exclude<ClosedState, 'used'>, readonly [title: string, lead: string]>> = {
  replaced: ['This link was sent again', 'Use the link in the latest email: only that one works.'],
  expired: ['This link has expired', 'Ask the person who asked you to send it again.'],
  lapsed: [
    'What was to be filed has changed',
    'Nothing is asked of you by this link any more. If your approval is still needed, you get a new one.',
  ],
  closed: [
    'Your decision is no longer asked for',
    'It was filed, withdrawn, or decided by others. If you are asked again, you get a new link.',
  ],
};

function Closed({ approval, state }: { readonly approval: LinkedApproval; readonly state: ClosedState }) {
  const [title, lead] = state === 'used' ? usedTexts(approval) : closed[state];
  const { decision } = approval;
  return (
    <>
      <PageHeader overline="Statbook" title={title} lead={lead} />
      <DescriptionList
        facts={[
          { term: 'Form', value: titleOf(approval) },
          {
            term: 'Company',
            value: <bdi>{approval.companyName}</bdi>,
            note: <CompanyNumber number={approval.companyNumber} />,
          },
          {
            term: 'Asked for by',
            value: <bdi>{approval.askedBy}</bdi>,
            note: <bdi>{approval.accountName}</bdi>,
          },
          ...(decision === null ? [] : decisionFacts(decision)),
          ...(decision === null ? [] : [decidedHash(approval.contentSha256, decision)]),
        ]}
      />
      {decision !== null && <Decided approval={approval} decision={decision} />}
    </>
  );
}

type Decision = NonNullable<LinkedApproval['decision']>;

/** What was decided on, as it was shown then. */
function Decided({ approval, decision: { decision } }: { approval: LinkedApproval; decision: Decision }) {
  if (approval.rows.length === 0) return null;
  return (
    <div className={styles.decided}>
      <Changes
        approval={approval}
        title={`What ${decision === 'approved' ? 'changes' : 'was to change'} on the register`}
      />
      <Card title={decision === 'approved' ? 'What you approved' : 'What you refused'}>
        <DescriptionList
          facts={[
            ...sentFacts(approval, decision),
            { term: 'Shown here until', value: <InstantValue instant={approval.expiresAt} /> },
          ]}
        />
      </Card>
    </div>
  );
}

const decidedHash = (contentSha256: string, { decision }: Decision) =>
  decision === 'refused'
    ? hashFact(contentSha256, 'Of exactly what you were asked about.')
    : hashFact(contentSha256);

function usedTexts({ decision }: LinkedApproval): readonly [title: string, lead: string] {
  const [title, rest] =
    decision?.decision === 'refused'
      ? ['You have refused this', 'Whoever asked you reads your reason.']
      : ['You have approved this', 'It can be filed exactly as you saw it, and not otherwise.'];
  return [title, `${rest} This link was used and decides nothing more.`];
}

function decisionFacts({ decision, decidedAt, authority, words }: Decision) {
  const isApproval = decision === 'approved';
  return [
    { term: isApproval ? 'Approved' : 'Refused', value: <InstantValue instant={decidedAt} /> },
    ...(authority === null ? [] : [{ term: 'Authority', value: <span dir="auto">{authority}</span> }]),
    ...(words === null
      ? []
      : [{ term: isApproval ? 'Remark' : 'Reason', value: <Lines lines={words.split('\n')} /> }]),
  ];
}
