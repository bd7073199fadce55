import { Banner } from '#kit/page/banner.tsx';
import { SubmissionActs } from '../submission-acts.tsx';
import { ExaminerNote, TroubleText } from '../trouble-text.tsx';
import type { Receipt } from '../submission-state.tsx';
import { isInternalFailure } from './receipt-title.ts';
import styles from './receipt.module.css';

function titleOf(receipt: Receipt): string | undefined {
  if (isInternalFailure(receipt)) return 'Companies House has it, and failed over it';
  const titles: Partial<Record<Receipt['State'], string>> = {
    rejected: 'Companies House rejected it',
    failed: 'It was not taken in',
    parked: 'An examiner holds it',
  };
  return titles[receipt.State];
}

/** Why it came back and what to do, above everything else. */
export function Troubles({ receipt }: { receipt: Receipt }) {
  const { State, Attempts, CanReopen, CanResend, FilingId, FormName, CompanyName } = receipt;
  const title = titleOf(receipt);
  const latest = Attempts.at(-1);
  if (title === undefined || latest === undefined) return null;
  return (
    <div className={styles.troubles}>
      <Banner tone={State === 'parked' ? 'warn' : 'bad'} title={title} announced>
        <div className={styles.sent}>
          {latest.Troubles.map((trouble) => (
            <TroubleText key={`${trouble.Code} ${trouble.Instance} ${trouble.Text}`} trouble={trouble} />
          ))}
          <ExaminerNote telephone={latest.ExaminerTelephone} comment={latest.ExaminerComment} />
        </div>
      </Banner>
      {(CanReopen || CanResend) && (
        <div className={styles.acts} data-print="no">
          <SubmissionActs
            filingId={FilingId}
            what={`${FormName} of ${CompanyName}`}
            canReopen={CanReopen}
            canResend={CanResend}
            isMain
          />
        </div>
      )}
    </div>
  );
}
