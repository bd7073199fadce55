import { useEffect, useRef } from 'react';
import { sharePaths } from '#app/share-paths.ts';
import type { CallReply } from '#api/call-types.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { titleOfKind } from '../plan/entry-words.ts';
import { WhatFollows } from '../plan/plan-preview.tsx';
import type { SharePlan } from '../plan/share-plan.ts';
import { sumUpPlan } from '../plan/sum-up-plan.ts';
import styles from './events.module.css';
import type { RegisterFacts } from './register-facts.ts';

/** The entries as they stand in the register. */
export type RecordedEvents = CallReply<'recordShareEvent'>['Entity'];

interface EventReceiptProps {
  readonly facts: RegisterFacts;
  readonly entries: RecordedEvents;
  /** What was shown before it was recorded. */
  readonly plan: SharePlan;
}

/** What was recorded, what is due because of it, and where to go on. */
export function EventReceipt({ facts: { companyId }, entries, plan }: EventReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const days = sumUpPlan(plan.Events);
  const issued = days.flatMap(({ certificatesIssued }) => certificatesIssued).length;
  return (
    <div className={styles.receipt}>
      <h3 ref={heading} tabIndex={-1}>
        Recorded in the share register
      </h3>
      <Banner tone="ok">
        Our books are up to date. Nothing was sent to Companies House: what has to be filed stands below.
      </Banner>
      <Card title={entries.length === 1 ? 'The entry' : 'The entries'}>
        <DescriptionList
          facts={entries.map(({ Number: number, Kind, EffectiveOn }) => ({
            term: `Entry ${number}`,
            value: (
              <>
                {titleOfKind(Kind)}, with effect from <DateValue date={EffectiveOn} />
              </>
            ),
          }))}
        />
      </Card>
      {days.map((day) => (
        <WhatFollows key={day.on} day={day} />
      ))}
      {issued > 0 && (
        <Card title="Certificates">
          <p>
            <Count of={issued} /> {issued === 1 ? 'certificate was' : 'certificates were'} made out
            {days.some(({ certificatesCancelled }) => certificatesCancelled.length > 0) && (
              <>
                , and{' '}
                <Value>
                  {days
                    .flatMap(({ certificatesCancelled }) => certificatesCancelled)
                    .map((number) => `No. ${number}`)
                    .join(', ')}
                </Value>{' '}
                cancelled
              </>
            )}
            .
          </p>
        </Card>
      )}
      <FormActions>
        <LinkButton kind="filled" href={sharePaths.classes(companyId)}>
          Show classes and capital
        </LinkButton>
        {issued > 0 && <LinkButton href={sharePaths.certificates(companyId)}>Show certificates</LinkButton>}
        <LinkButton href={sharePaths.event(companyId)}>Record another event</LinkButton>
      </FormActions>
    </div>
  );
}
