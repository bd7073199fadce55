import { lazy, Suspense, useState } from 'react';
import { useAct, useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useAccess } from '#app/session-port.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/page/layout.tsx';
import { LineList, LineTitle } from '#kit/page/line-list.tsx';
import { Lead, Muted } from '#kit/page/muted.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { DateValue } from '#kit/value/dates.tsx';
import { whenOnline } from '#kit/when-online.ts';
import styles from './control-proposals.module.css';
import { settlingChanges } from './settling-changes.ts';

// A form of its own chunk: the schema library comes with the first form.
const DismissProposal = lazy(() => whenOnline(() => import('./dismiss-proposal.tsx')));

type Proposal = CallReply<'getControlProposals'>['Entity'][number];

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
  const { isLoading } = useCall('getControlProposals', { query: { CompanyId: companyId } });
  return { data: isLoading ? undefined : data, error, refetch };
}

/** The notices about control that the share register suggests and nobody has settled; nothing while there are none. */
export function ControlProposals({ companyId }: { companyId: string }) {
  const proposals = useCall('getControlProposals', { query: { CompanyId: companyId } });
  const all = proposals.data?.Entity ?? [];
  const open = all.filter(({ Outcome }) => Outcome === null);
  const onRecord = all.filter(({ Outcome }) => Outcome === 'on-record');
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
            <ProposalItem key={each.ProposalId} companyId={companyId} proposal={each} />
          ))}
        </LineList>
        <OnRecordAlready proposals={onRecord} />
      </Card>
    </div>
  );
}

function ProposalItem({ companyId, proposal }: { companyId: string; proposal: Proposal }) {
  const mayEdit = useAccess().has('EditCompany');
  const [isDismissing, setDismissing] = useState(false);
  const settling = useAct('settleControlProposal', settlingChanges);
  const { ProposalId, PersonName, Form, ChangedOn, ShareEventId } = proposal;
  const what = Form ?? 'Question of control';
  const markDone = () =>
    settling
      .mutateAsync({ body: { CompanyId: companyId, ProposalId, Outcome: 'done' } })
      .then(() => showToast(`${what} for ${PersonName} marked as done`));
  return (
    <li className={styles.item}>
      <LineTitle>
        <bdi>{PersonName}</bdi>: {Form ?? 'to be decided'}
      </LineTitle>
      <Muted>
        {changeWords(proposal)} ·{' '}
        <AppLink href={sharePaths.historyEntry(companyId, ShareEventId)}>
          entry of <DateValue date={ChangedOn} />
        </AppLink>
      </Muted>
      <RecordNote proposal={proposal} />
      {proposal.FoundByName.length > 0 && (
        <Muted>
          Found by name only: <bdi>{proposal.FoundByName.join(', ')}</bdi>. No company number is recorded, so
          make sure that it is the same company.
        </Muted>
      )}
      <NoticeTime proposal={proposal} />
      {mayEdit && (
        <div className={styles.buttons}>
          <Button busy={settling.isPending} onClick={() => void markDone()}>
            Mark as done
          </Button>
          <Button kind="text" onClick={() => setDismissing(true)}>
            Dismiss …
          </Button>
        </div>
      )}
      {isDismissing && (
        <Suspense fallback={null}>
          <DismissProposal
            companyId={companyId}
            proposalId={ProposalId}
            title={`Dismiss ${what} for ${PersonName}`}
            onClose={() => setDismissing(false)}
          />
        </Suspense>
      )}
    </li>
  );
}

/** When it is to be notified; before there were notices, a confirmation statement carried the change. */
function NoticeTime({ proposal: { Form, NoticeBy } }: { proposal: Proposal }) {
  if (Form === 'CS01')
    return (
      <Muted>
        No notice of its own: the next confirmation statement carried it. What none had told by 26 June 2017
        was to be notified by <DateValue date={NoticeBy} />
      </Muted>
    );
  return (
    <Muted>
      Within 14 days of the person’s confirmation: at the earliest by <DateValue date={NoticeBy} />
    </Muted>
  );
}

/** What the record says of the person, beside what the share register suggests. */
function RecordNote({ proposal: { Follows, OnRecord } }: { proposal: Proposal }) {
  if (Follows !== null)
    return (
      <Muted>
        After the notice of <DateValue date={Follows} /> above
      </Muted>
    );
  if (OnRecord === null) return null;
  const { State, Since, Shares, Votes, ShowsIt } = OnRecord;
  const says = {
    current: 'On the record',
    ceased: 'Ceased on the record',
    absent: 'Nobody of this name is on the record',
  };
  return (
    <Muted>
      {ShowsIt && 'The record shows this already. '}
      {says[State]}
      {Since !== null && (
        <>
          {' '}
          since <DateValue date={Since} />
        </>
      )}
      {State === 'current' && bandsOf(Shares, Votes)}
    </Muted>
  );
}

/** Changes that the record showed when they were entered: nothing is to be notified of them. */
function OnRecordAlready({ proposals }: { proposals: readonly Proposal[] }) {
  return proposals.map(({ ProposalId, PersonName, Reason, ChangedOn }) => (
    <Muted key={ProposalId} className={styles.known}>
      No notice for <bdi>{PersonName}</bdi>, entry of <DateValue date={ChangedOn} />: {Reason}
    </Muted>
  ));
}

function bandsOf(shares: Proposal['SharesAfter'], votes: Proposal['VotesAfter']): string {
  const parts = [shares && `shares ${bands[shares]}`, votes && `votes ${bands[votes]}`].filter(Boolean);
  return parts.length === 0 ? ', with other natures of control' : `: ${parts.join(', ')}`;
}

const bands: Record<NonNullable<Proposal['SharesAfter']>, string> = {
  '25-to-50-percent': 'over 25% to 50%',
  '50-to-75-percent': 'over 50% to under 75%',
  '75-to-100-percent': '75% or more',
  'several-currencies': 'depending on the rate of exchange',
};

const notices: Record<Exclude<Proposal['Notice'], 'asked'>, string> = {
  became: 'Becomes a person with significant control',
  changed: 'Has another degree of control',
  ceased: 'Is no longer a person with significant control',
};

/** Why a change is for people to decide. */
const reasons: Record<NonNullable<Proposal['Asked']>, string> = {
  'several-currencies': 'because there are shares of several currencies. Decide which band is reached',
  'several-currencies-before':
    'because until this day there were shares of several currencies. Decide whether this is another band than was reached until then',
  'legal-entity':
    'because its number does not show that it is a UK company or LLP. It is entered itself only if it is one, or if its shares are listed; otherwise look to the people who own it',
};

/** "Becomes a person with significant control: shares over 25% to 50%, votes over 25% to 50%, through Plum Ltd". */
function changeWords({ Notice, Asked, SharesAfter, VotesAfter, Through }: Proposal): string {
  const isBelow = SharesAfter === null && VotesAfter === null;
  const parts = [
    SharesAfter && `shares ${bands[SharesAfter]}`,
    VotesAfter && `votes ${bands[VotesAfter]}`,
    Notice === 'asked' && isBelow && 'not over 25% any more',
    Through.length > 0 && `through ${Through.join(', ')}`,
  ].filter(Boolean);
  const words = Notice === 'asked' ? `Cannot be computed, ${Asked && reasons[Asked]}` : notices[Notice];
  return parts.length === 0 ? words : `${words}: ${parts.join(', ')}`;
}
