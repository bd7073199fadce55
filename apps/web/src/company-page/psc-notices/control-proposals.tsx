import { useState } from 'react';
import { useAction, useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useMay } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { DateValue } from '#kit/value/dates.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import styles from './control-proposals.module.css';
import { askedWords, bands } from './control-words.ts';
import { NoticeAct } from './notice-act.tsx';
import { NoticeDeadline } from './notice-deadline.tsx';
import { settlingChanges } from '../settling-changes.ts';

// A form of its own chunk: the schema library comes with the first form.
const DismissProposal = onDemand(() => import('./dismiss-proposal.tsx'));

type Proposal = CallReply<'getControlProposals'>['entity'][number];

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** What is suggested stands above a register: the register waits for it, or it would be pushed down afterwards. */
export function useAfterProposals<Data>(
  { data, error, refetch }: Query<Data>,
  companyId: string,
): Query<Data> {
  const { isLoading } = useCall('getControlProposals', { query: { companyId } });
  return { data: isLoading ? undefined : data, error, refetch };
}

/** The notices about control that the share register suggests and nobody has settled; nothing while there are none. */
export function ControlProposals({ companyId }: { companyId: string }) {
  const proposals = useCall('getControlProposals', { query: { companyId } });
  const all = proposals.data?.entity ?? [];
  const open = all.filter(({ outcome }) => outcome === null);
  const onRecord = all.filter(({ outcome }) => outcome === 'on-record');
  if (open.length + onRecord.length === 0) return null;
  return (
    <div className={styles.card}>
      <Card title="Notices that the share register suggests">
        <Lead>
          Nothing is filed by itself. The register knows shares and votes only: trusts, nominees and
          agreements are for you to judge.
        </Lead>
        <LineList>
          {open.map((each) => (
            <ProposalItem key={each.proposalId} companyId={companyId} proposal={each} />
          ))}
        </LineList>
        <OnRecordAlready proposals={onRecord} />
      </Card>
    </div>
  );
}

function ProposalItem({ companyId, proposal }: { companyId: string; proposal: Proposal }) {
  const mayEdit = useMay('settleControlProposal');
  const [isDismissing, setDismissing] = useState(false);
  const settling = useAction('settleControlProposal', settlingChanges);
  const { proposalId, personName, form, changedOn, shareEventId, filing } = proposal;
  const what = form ?? 'PSC to determine';
  const markDone = () =>
    settling
      .mutateAsync({ body: { companyId, proposalId, outcome: 'done' } })
      .then(() => showToast(`${what} for ${personName} marked as filed`), showFailure);
  return (
    <li className={styles.item}>
      <LineTitle>
        <bdi>{personName}</bdi>: {what}
      </LineTitle>
      <Muted>
        {changeWords(proposal)} ·{' '}
        <AppLink href={sharePaths.historyEntry(companyId, shareEventId)}>
          entry of <DateValue date={changedOn} />
        </AppLink>
      </Muted>
      <RecordNote proposal={proposal} />
      {proposal.foundByName.length > 0 && (
        <Muted>
          Found by name only: <bdi>{proposal.foundByName.join(', ')}</bdi>. No company number is recorded, so
          make sure that it is the same company.
        </Muted>
      )}
      <NoticeTime proposal={proposal} />
      {(mayEdit || filing !== null) && (
        <div className={styles.buttons}>
          <NoticeAct
            companyId={companyId}
            form={form}
            personName={personName}
            origin={{ controlProposalId: proposalId }}
            filing={filing}
          />
          {filing === null && (
            <>
              <Button busy={settling.isPending} onClick={() => void markDone()}>
                Mark as filed
              </Button>
              <Button kind="text" onClick={() => setDismissing(true)}>
                Not required …
              </Button>
            </>
          )}
        </div>
      )}
      {isDismissing && (
        <DismissProposal
          companyId={companyId}
          proposalId={proposalId}
          title={`Not required: ${what} for ${personName}`}
          onClose={() => setDismissing(false)}
        />
      )}
    </li>
  );
}

/** When it is to be notified; before there were notices, a confirmation statement carried the change. */
function NoticeTime({ proposal: { form, noticeBy } }: { proposal: Proposal }) {
  if (form === 'CS01')
    return (
      <Muted>
        No notice of its own: the next confirmation statement carried it. What none had told by 26 June 2017
        was to be notified by <DateValue date={noticeBy} />
      </Muted>
    );
  return (
    <Muted>
      <NoticeDeadline noticeBy={noticeBy} />
    </Muted>
  );
}

/** What the record says of the person, beside what the share register suggests. */
function RecordNote({ proposal: { follows, onRecord } }: { proposal: Proposal }) {
  if (follows !== null)
    return (
      <Muted>
        After the notice of <DateValue date={follows} /> above
      </Muted>
    );
  if (onRecord === null) return null;
  const { state, since, shares, votes, knownBecause } = onRecord;
  if (knownBecause !== null) return <Muted>No notice needed: {knownBecause}</Muted>;
  const says = {
    current: 'On the PSC register',
    ceased: 'Ceased on the PSC register',
    absent: 'Nobody of this name is on the PSC register',
  };
  return (
    <Muted>
      {says[state]}
      {since !== null && (
        <>
          {' '}
          since <DateValue date={since} />
        </>
      )}
      {state === 'current' && bandsOf(shares, votes)}
    </Muted>
  );
}

/** Changes that the record showed when they were entered: nothing is to be notified of them. */
function OnRecordAlready({ proposals }: { proposals: readonly Proposal[] }) {
  return proposals.map(({ proposalId, personName, reason, changedOn }) => (
    <Muted key={proposalId} className={styles.known}>
      No notice needed for <bdi>{personName}</bdi>, entry of <DateValue date={changedOn} />: {reason}
    </Muted>
  ));
}

function bandsOf(shares: Proposal['sharesAfter'], votes: Proposal['votesAfter']): string {
  const parts = [shares && `shares ${bands[shares]}`, votes && `votes ${bands[votes]}`].filter(Boolean);
  return parts.length === 0 ? ', with other natures of control' : `: ${parts.join(', ')}`;
}

const notices: Record<Exclude<Proposal['notice'], 'asked'>, string> = {
  became: 'Becomes a person with significant control',
  changed: 'Nature of control has changed',
  ceased: 'Is no longer a person with significant control',
};

/** "Becomes a person with significant control: shares over 25% to 50%, votes over 25% to 50%, through Plum Ltd". */
function changeWords({ notice, asked, sharesAfter, votesAfter, through }: Proposal): string {
  const isBelow = sharesAfter === null && votesAfter === null;
  const parts = [
    sharesAfter && `shares ${bands[sharesAfter]}`,
    votesAfter && `votes ${bands[votesAfter]}`,
    notice === 'asked' && isBelow && 'not over 25% any more',
    through.length > 0 && `through ${through.join(', ')}`,
  ].filter(Boolean);
  const words = notice === 'asked' ? askedWords(asked) : notices[notice];
  return parts.length === 0 ? words : `${words}: ${parts.join(', ')}`;
}
