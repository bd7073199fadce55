import type { ReactNode } from 'react';
import { CopyButton } from '#kit/action/copy-button.tsx';
import { Frame } from '#kit/page/frame.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { BigFigure } from '#kit/value/big-figure.tsx';
import { DateValue, InstantValue, None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { SubmissionBadge } from '../submission-state.tsx';
import type { Receipt } from '../submission-state.tsx';
import styles from './receipt.module.css';

/** The submission number in large figures, with state and times beside it. */
export function ReceiptHead({ receipt }: { receipt: Receipt }) {
  const { SubmissionNumber, State, StateText, EffectiveOn } = receipt;
  return (
    <Frame className={styles.head}>
      <div>
        <Muted small>Submission number</Muted>
        <BigFigure>
          {SubmissionNumber === null ? (
            <None word="Given when it is sent" />
          ) : (
            <>
              <Value>{SubmissionNumber}</Value>
              <CopyButton text={SubmissionNumber} what="submission number" />
            </>
          )}
        </BigFigure>
      </div>
      <Fact label="Status">
        <SubmissionBadge state={State} text={StateText} />
      </Fact>
      {EffectiveOn !== null && (
        <Fact label="Made up to">
          <DateValue date={EffectiveOn} />
        </Fact>
      )}
      <Moment label="Sent" instant={receipt.SubmittedAt} />
      <Moment label="Received by Companies House" instant={receipt.ReceivedAt} />
      <Moment label="Decided" instant={receipt.DecidedAt} />
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

function Moment({ label, instant }: { label: string; instant: string | null }) {
  if (instant === null) return null;
  return (
    <Fact label={label}>
      <InstantValue instant={instant} />
    </Fact>
  );
}
