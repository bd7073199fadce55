import { useEffect, useRef } from 'react';
import { sharePaths } from '#app/share-paths.ts';
import { useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { RecordPart } from '../../../record/record-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import { WhatFollows } from '../plan/plan-preview.tsx';
import styles from './events.module.css';

type RecordedEvent = CallReply<'getShareEventDetails'>['Entity'][number];

interface EventReceiptProps {
  readonly companyId: string;
  /** The event that was recorded; of a correction the new one. */
  readonly entryId: string;
}

/** What was recorded, what is due because of it, and where to go on: to be read again at its address. */
export default function EventReceipt({ companyId, entryId }: EventReceiptProps) {
  const query = useCall('getShareEventDetails', {
    query: { CompanyId: companyId, ShareEventId: entryId },
  });
  const event = query.data?.Entity[0];
  return (
    <ShareArea companyId={companyId} title={event === undefined ? 'Receipt' : titleOfKind(event.Kind)}>
      <RecordPart query={query} what="receipt">
        {(recorded) => <Receipt companyId={companyId} event={recorded} />}
      </RecordPart>
    </ShareArea>
  );
}

function Receipt({ companyId, event }: { companyId: string; event: RecordedEvent }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { ShareEventId, Together, Filings, RegisterBy, CertificatesBy, StampDuty, IsReversed } = event;
  return (
    <div className={styles.receipt}>
      <h3 ref={heading} tabIndex={-1}>
        Recorded in the share register
      </h3>
      {IsReversed ? (
        <Banner
          tone="warn"
          title="Taken back since"
          action={
            <LinkButton href={sharePaths.historyEntry(companyId, ShareEventId)}>
              Show in the history
            </LinkButton>
          }
        >
          A later entry took this one back: it counts on no day any more.
        </Banner>
      ) : (
        <Banner tone="ok">
          Our books are up to date. Nothing was sent to Companies House: what has to be filed stands below.
        </Banner>
      )}
      <Card title={Together.length === 1 ? 'The entry' : 'The entries'}>
        <DescriptionList
          facts={Together.map(({ Number: number, Kind, EffectiveOn, EntersAgain }) => ({
            term: `Entry ${number}`,
            note: EntersAgain === null ? undefined : 'Entered again, because of a change before it',
            value: (
              <>
                {titleOfKind(Kind)}, with effect from <DateValue date={EffectiveOn} />
              </>
            ),
          }))}
        />
      </Card>
      {!IsReversed && (
        <WhatFollows
          day={{
            on: event.EffectiveOn,
            filings: Filings,
            registerBy: RegisterBy,
            certificatesBy: CertificatesBy,
            stampDuty: StampDuty,
          }}
        />
      )}
      <Certificates event={event} />
      <FormActions>
        <LinkButton kind="filled" href={sharePaths.classes(companyId)}>
          Show classes and capital
        </LinkButton>
        {event.Certificates.length > 0 && (
          <LinkButton href={sharePaths.certificates(companyId)}>Show certificates</LinkButton>
        )}
        <LinkButton href={sharePaths.event(companyId)}>Record another event</LinkButton>
      </FormActions>
    </div>
  );
}

function Certificates({
  event: { Certificates: issued, CertificatesCancelled: cancelled },
}: {
  event: RecordedEvent;
}) {
  if (issued.length === 0) return null;
  return (
    <Card title="Certificates">
      <p>
        <Count of={issued.length} /> {issued.length === 1 ? 'certificate was' : 'certificates were'} made out
        {cancelled.length > 0 && (
          <>
            , and <Value>{cancelled.map((number) => `No. ${number}`).join(', ')}</Value> cancelled
          </>
        )}
        .
      </p>
    </Card>
  );
}
