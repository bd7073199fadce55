import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { draftPath } from '#app/paths.ts';
import { PageList } from '#company-page/page-part.tsx';
import { Lines } from '#filing/lines.tsx';
import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { WorkItem, WorkList } from '#kit/work-list/work-list.tsx';

type AskedApproval = CallReply<'getAskedApprovals'>['entity'][number];

/** What one has asked to have approved and not filed yet: where each of it stands, and the way on. */
export function AskedList() {
  const asked = useCall('getAskedApprovals');
  return (
    <Card title="What you asked to have approved">
      <PageList query={asked} what="approvals that you asked for">
        {(approvals) =>
          approvals.length === 0 ? (
            <Muted>What you ask for on the review page of a form stays here until it is filed.</Muted>
          ) : (
            <WorkList>
              {approvals.map((approval) => (
                <AskedItem key={approval.requestId} approval={approval} />
              ))}
            </WorkList>
          )
        }
      </PageList>
    </Card>
  );
}

function AskedItem({ approval }: { readonly approval: AskedApproval }) {
  const { form, formName, companyName, askedAt } = approval;
  const { label, tone } = standingOf(approval);
  return (
    <WorkItem
      href={draftPath(approval, { step: 'review' })}
      title={companyName}
      note={
        <>
          {form} {formName}
          <div>
            Asked <InstantValue instant={askedAt} />. <WhatNext approval={approval} />
          </div>
        </>
      }
      end={<StatusBadge label={label} tone={tone} />}
    />
  );
}

const standings: Readonly<Record<AskedApproval['state'], { readonly label: string; readonly tone: Tone }>> = {
  'not-needed': { label: 'Not needed', tone: 'neutral' },
  'to-ask': { label: 'To ask for', tone: 'warn' },
  asked: { label: 'To come', tone: 'info' },
  approved: { label: 'Approved', tone: 'ok' },
  refused: { label: 'Refused', tone: 'bad' },
  lapsed: { label: 'Lapsed', tone: 'warn' },
};

const standingOf = (approval: AskedApproval) =>
  approval.state === 'asked' && !approval.canComplete
    ? ({ label: 'Too few can approve', tone: 'warn' } as const)
    : standings[approval.state];

const tooFew = 'Too few of those who are named can approve it: its review says who.';

/** Whom it waits for, or what whoever asked can do now. */
function WhatNext({ approval }: { readonly approval: AskedApproval }) {
  const { state, awaited, canComplete, decisions } = approval;
  if (state === 'not-needed') return 'No policy asks for it any more: it can be filed.';
  if (state === 'approved') return 'It can be filed as it is.';
  if (state === 'lapsed')
    return `What would be sent has changed since${canComplete ? ': ask again.' : `. ${tooFew}`}`;
  if (state === 'refused') {
    const refusal = decisions.find(({ decision }) => decision === 'refused');
    return (
      <>
        <bdi>{refusal?.fullName}</bdi>:
        <Lines lines={(refusal?.words ?? '').split('\n')} />
      </>
    );
  }
  if (state === 'asked' && awaited.length === 0)
    return 'Somebody other than who prepared it has to approve it, and the policy names nobody.';
  if (!canComplete) return tooFew;
  return (
    <>
      Still to decide:{' '}
      <bdi>
        {awaited
          .filter(({ mayDecide }) => mayDecide)
          .map(({ fullName }) => fullName)
          .join(', ')}
      </bdi>
      .
    </>
  );
}
