import type { CallReply } from '#api/call-types.ts';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Frame } from '#kit/page/frame.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { SubmissionActs } from '../submission-acts.tsx';
import { SubmissionBadge } from '../submission-state.tsx';
import { ExaminerNote, TroubleText } from '../trouble-text.tsx';
import styles from './error-log.module.css';

export type LoggedError = CallReply<'getErrorLog'>['Entity'][number];

/** One submission that came back: whose it is, why, and what to do. */
export function ErrorEntry({ entry }: { entry: LoggedError }) {
  const { FilingId, FormName, CompanyName, CompanyNumber, SubmissionNumber, At, Troubles, IsOpen } = entry;
  const what = `${FormName} of ${CompanyName}`;
  return (
    <Frame as="li" mark={IsOpen ? 'bad' : 'settled'} className={styles.entry}>
      <div>
        <div className={styles.head}>
          <h2 dir="auto">{CompanyName}</h2>
          <SubmissionBadge state={entry.State} text={IsOpen ? entry.StateText : `Now: ${entry.StateText}`} />
        </div>
        <Muted small>
          <Value>{CompanyNumber}</Value> ·{' '}
          <AppLink href={paths.submissionReceipt(FilingId)}>
            {FormName}
            <VisuallyHidden> of {CompanyName}</VisuallyHidden>
          </AppLink>
          {SubmissionNumber !== null && (
            <>
              {' '}
              · Submission number <Value>{SubmissionNumber}</Value>
            </>
          )}{' '}
          · <InstantValue instant={At} />
        </Muted>
      </div>
      {Troubles.map((trouble) => (
        <TroubleText key={`${trouble.Code} ${trouble.Instance} ${trouble.Text}`} trouble={trouble} />
      ))}
      <ExaminerNote telephone={entry.ExaminerTelephone} comment={entry.ExaminerComment} />
      {(entry.CanReopen || entry.CanResend) && (
        <div className={styles.acts} data-print="no">
          <SubmissionActs
            filingId={FilingId}
            what={what}
            canReopen={entry.CanReopen}
            canResend={entry.CanResend}
          />
        </div>
      )}
    </Frame>
  );
}
