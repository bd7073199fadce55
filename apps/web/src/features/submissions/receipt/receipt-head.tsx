import type { ReactNode } from 'react';
import { CopyButton } from '#kit/action/copy-button.tsx';
import { DateValue, InstantValue, None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { SubmissionBadge } from '../submission-state.tsx';
import type { Receipt } from '../submission-state.tsx';
import styles from './receipt.module.css';

/** The submission number in large figures, with state and times beside it. */
export function ReceiptHead({ receipt }: { receipt: Receipt }) {
  const { SubmissionNumber, State, StateText, EffectiveOn } = receipt;
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.label}>Submission number</p>
        <div className={styles.number}>
          {SubmissionNumber === null ? (
            <None word="Given when it is sent" />
          ) : (
            <>
              <Value>{SubmissionNumber}</Value>
              <CopyButton text={SubmissionNumber} what="submission number" />
            </>
          )}
        </div>
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
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
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
