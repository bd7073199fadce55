import { dayNameOf } from '@statbook/domain/filing';
import type { ReactNode } from 'react';
import { CopyButton } from '#kit/button/copy-button.tsx';
import { Frame } from '#kit/frame/frame.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { LargeValue } from '#kit/value/large-value.tsx';
import { DateValue, InstantValue, None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { FilingBadge } from '#filing/filing-badge.tsx';
import type { Receipt } from '../submission-state.ts';
import styles from './receipt.module.css';

/** The submission number in large figures, with state and times beside it. */
export function ReceiptHead({ receipt }: { receipt: Receipt }) {
  const { submissionNumber, state, stateText, effectiveOn, delivery } = receipt;
  return (
    <Frame className={styles.head}>
      <div>
        <Muted small>Submission number</Muted>
        <LargeValue>
          {submissionNumber === null ? (
            <None word={delivery === null ? 'Given when it is sent' : 'None: delivered as a document'} />
          ) : (
            <>
              <Value>{submissionNumber}</Value>
              <CopyButton text={submissionNumber} what="submission number" />
            </>
          )}
        </LargeValue>
      </div>
      <Fact label="Status">
        <FilingBadge state={state} text={stateText} />
      </Fact>
      {effectiveOn !== null && (
        <Fact label={dayNameOf(receipt.form)}>
          <DateValue date={effectiveOn} />
        </Fact>
      )}
      {delivery === null ? (
        <>
          <Moment label="Sent" instant={receipt.submittedAt} />
          <Moment label="Received by Companies House" instant={receipt.receivedAt} />
          <Moment label="Decided" instant={receipt.decidedAt} />
        </>
      ) : (
        <>
          <Day label="Delivered" day={delivery.on} />
          <Day label="Decided" day={receipt.decidedAt?.slice(0, 10) ?? null} />
        </>
      )}
    </Frame>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Muted small>{label}</Muted>
      <div>{children}</div>
    </div>
  );
}

/** Of what a person delivered the days are known, and no hours. */
function Day({ label, day }: { label: string; day: string | null }) {
  if (day === null) return null;
  return (
    <Fact label={label}>
      <DateValue date={day} />
    </Fact>
  );
}

function Moment({ label, instant }: { label: string; instant: string | null }) {
  if (instant === null) return null;
  return (
    <Fact label={label}>
      <InstantValue instant={instant} />
    </Fact>
  );
}
