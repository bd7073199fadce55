import { ButtonRow } from '#kit/button/button-row.tsx';
import type { CallReply } from '#api/call-types.ts';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Frame } from '#kit/frame/frame.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { SubmissionActs } from '../submission-acts.tsx';
import { FilingBadge } from '#filing/filing-badge.tsx';
import { ExaminerNote, TroubleText } from '../trouble-text.tsx';
import styles from './error-log.module.css';
import { CompanyNumber } from '#company-page/company-number.tsx';

export type LoggedError = CallReply<'getErrorLog'>['entity'][number];

/** One submission that came back: whose it is, why, and what to do. */
export function ErrorEntry({ entry }: { entry: LoggedError }) {
  const { filingId, formName, companyName, companyNumber, submissionNumber, at, troubles, isOpen } = entry;
  const what = `${formName} of ${companyName}`;
  return (
    <Frame as="li" edge={isOpen ? 'bad' : 'settled'} className={styles.entry}>
      <div>
        <div className={styles.head}>
          <h2 dir="auto">{companyName}</h2>
          <FilingBadge state={entry.state} text={isOpen ? entry.stateText : `Now: ${entry.stateText}`} />
        </div>
        <Muted small>
          <CompanyNumber number={companyNumber} /> ·{' '}
          <AppLink href={paths.submissionReceipt(filingId)}>
            {formName}
            <VisuallyHidden> of {companyName}</VisuallyHidden>
          </AppLink>
          {submissionNumber !== null && (
            <>
              {' '}
              · Submission number <Value>{submissionNumber}</Value>
            </>
          )}{' '}
          · <InstantValue instant={at} />
        </Muted>
      </div>
      {troubles.map((trouble) => (
        <TroubleText key={`${trouble.code} ${trouble.instance} ${trouble.text}`} trouble={trouble} />
      ))}
      <ExaminerNote telephone={entry.examinerTelephone} comment={entry.examinerComment} />
      {(entry.canReopen || entry.canResend) && (
        <ButtonRow data-print="no">
          <SubmissionActs
            filingId={filingId}
            what={what}
            canReopen={entry.canReopen}
            canResend={entry.canResend}
          />
        </ButtonRow>
      )}
    </Frame>
  );
}
