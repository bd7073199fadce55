import { useEffect, useRef } from 'react';
import { paths } from '#app/paths.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { NoticeDeadline } from '#company-page/psc-notices/notice-deadline.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { enteredFacts } from '../history/entered-facts.tsx';
import { namesIn, useNames } from '../history/entry-words.ts';
import { mostShown } from '../plan/preview/what-was-entered.tsx';
import { WhatFollows } from '../plan/preview/plan-preview.tsx';
import styles from './events.module.css';

type RecordedEvent = CallReply<'getShareEventDetails'>['entity'][number];

interface EventReceiptProps {
  readonly companyId: string;
  /** The event that was recorded; of a correction the new one. */
  readonly entryId: string;
}

/** What was recorded, what is due because of it, and where to go on: to be read again at its address. */
export default function EventReceipt({ companyId, entryId }: EventReceiptProps) {
  const query = useCall('getShareEventDetails', {
    query: { companyId, shareEventId: entryId },
  });
  const event = query.data?.entity[0];
  return (
    <ShareArea companyId={companyId} title={event === undefined ? 'Receipt' : titleOfKind(event.kind)}>
      <PagePart query={query} what="receipt" absent={<NoSuchEntry companyId={companyId} />}>
        {(recorded) => <Receipt companyId={companyId} event={recorded} />}
      </PagePart>
    </ShareArea>
  );
}

function NoSuchEntry({ companyId }: { companyId: string }) {
  return (
    <EmptyState
      title="There is no such entry"
      actions={<LinkButton href={sharePaths.history(companyId)}>Show the history</LinkButton>}
    >
      It is not in the share register of this company.
    </EmptyState>
  );
}

function Receipt({ companyId, event }: { companyId: string; event: RecordedEvent }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { shareEventId, together, isReversed } = event;
  const isTransfer = event.kind === 'transfer';
  return (
    <div className={styles.receipt}>
      <h3 ref={heading} tabIndex={-1}>
        Recorded in the share register
      </h3>
      {isReversed ? (
        <Banner
          tone="warn"
          title="Reversed since"
          action={
            <LinkButton href={sharePaths.historyEntry(companyId, shareEventId)}>
              Show in the history
            </LinkButton>
          }
        >
          A later entry reversed this one: it counts on no day any more.
        </Banner>
      ) : (
        <Banner tone="ok">
          Our books are up to date. Nothing was sent to Companies House
          {event.filings.length > 0 && ': what has to be filed appears below'}.
        </Banner>
      )}
      <Card title={together.length === 1 ? 'The entry' : 'The entries'}>
        <DescriptionList
          facts={together.map(({ number, kind, effectiveOn, entersAgain }) => ({
            term: `Entry ${number}`,
            note: entersAgain === null ? undefined : 'Re-entered after an earlier-dated entry',
            value: (
              <>
                {titleOfKind(kind)}, with effect from <DateValue date={effectiveOn} />
              </>
            ),
          }))}
        />
      </Card>
      <WhatWasRecorded companyId={companyId} event={event} />
      {!isReversed && (
        <>
          <WhatFollows day={{ ...event, on: event.effectiveOn }} recorded={{ companyId, entry: event }} />
          <NoticesSuggested companyId={companyId} event={event} />
        </>
      )}
      <Certificates event={event} />
      <FormActions>
        <LinkButton kind="filled" href={sharePaths[isTransfer ? 'transfer' : 'classes'](companyId)}>
          {isTransfer ? 'Show transfers' : 'Show share classes'}
        </LinkButton>
        {event.certificatesTogether.issued.length > 0 && (
          <LinkButton href={sharePaths.certificates(companyId)}>Show certificates</LinkButton>
        )}
        <LinkButton href={sharePaths.event(companyId)}>Record another event</LinkButton>
      </FormActions>
    </div>
  );
}

/** How many shares of which class, and whose: to be compared with the papers, as in the review. */
function WhatWasRecorded({ companyId, event }: { companyId: string; event: RecordedEvent }) {
  const { names } = useNames(companyId);
  const { request, terms } = event;
  const facts = enteredFacts({ companyId, request, terms, names: namesIn(event, names), most: mostShown });
  if (facts.length === 0) return null;
  return (
    <Card title="What was recorded">
      <DescriptionList facts={facts} />
    </Card>
  );
}

/** Whose control the shares change: the review promised notices, which are filed from the PSC register. */
function NoticesSuggested({ companyId, event }: { companyId: string; event: RecordedEvent }) {
  const { data } = useCall('getControlProposals', { query: { companyId } });
  const recorded = new Set(event.together.map(({ shareEventId }) => shareEventId));
  const open = (data?.entity ?? []).filter(
    ({ outcome, shareEventId }) => outcome === null && recorded.has(shareEventId),
  );
  if (open.length === 0) return null;
  return (
    <Card title="PSC notices to consider">
      <DescriptionList
        facts={open.map(({ form, personName, noticeBy }) => ({
          term: form ?? 'PSC to determine',
          value: <bdi>{personName}</bdi>,
          note: <NoticeDeadline noticeBy={noticeBy} />,
        }))}
      />
      <FormActions>
        <LinkButton href={paths.pscs(companyId)}>Show PSC notices</LinkButton>
      </FormActions>
    </Card>
  );
}

function Certificates({ event }: { event: RecordedEvent }) {
  const { issued, cancelled } = event.certificatesTogether;
  if (issued.length === 0 && cancelled.length === 0) return null;
  return (
    <Card title="Certificates">
      <DescriptionList
        facts={[
          { term: 'Issued', ...certificateFact(issued) },
          { term: 'Cancelled', ...certificateFact(cancelled) },
        ]}
      />
    </Card>
  );
}

/** So many certificates are named one by one. */
const mostNamed = 50;

function namesOf(numbers: readonly number[]): string {
  const named = numbers.slice(0, mostNamed).map((number) => `No. ${number}`);
  const more = numbers.length - named.length;
  return [...named, ...(more > 0 ? [`and ${formatNumber(more)} more`] : [])].join(', ');
}

/** How many certificates, and which. */
const certificateFact = (numbers: readonly number[]) =>
  numbers.length === 0
    ? { value: 'None' }
    : {
        value: (
          <>
            <Count of={numbers.length} /> {numbers.length === 1 ? 'certificate' : 'certificates'}
          </>
        ),
        note: namesOf(numbers),
      };
