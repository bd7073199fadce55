import { ButtonRow } from '#kit/button/button-row.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { SubmissionActs } from '../submission-acts.tsx';
import { ExaminerNote, TroubleText } from '../trouble-text.tsx';
import type { Receipt } from '../submission-state.ts';
import { isInternalFailure } from './receipt-title.ts';
import styles from './receipt.module.css';

function titleOf(receipt: Receipt): string | undefined {
  if (isInternalFailure(receipt)) return 'Companies House has it, and failed over it';
  const titles: Partial<Record<Receipt['state'], string>> = {
    rejected: 'Companies House rejected it',
    failed: 'Companies House could not process it',
    parked: 'An examiner holds it',
  };
  return titles[receipt.state];
}

/** Why it came back and what to do, above everything else. */
export function Troubles({ receipt }: { receipt: Receipt }) {
  const { state, attempts, canReopen, canResend, filingId, formName, companyName } = receipt;
  const title = titleOf(receipt);
  const latest = attempts.at(-1);
  if (title === undefined || latest === undefined) return null;
  return (
    <div className={styles.troubles}>
      <Banner tone={state === 'parked' ? 'warn' : 'bad'} title={title} announced>
        <div className={styles.sent}>
          {latest.troubles.map((trouble) => (
            <TroubleText key={`${trouble.code} ${trouble.instance} ${trouble.text}`} trouble={trouble} />
          ))}
          <ExaminerNote telephone={latest.examinerTelephone} comment={latest.examinerComment} />
        </div>
      </Banner>
      {(canReopen || canResend) && (
        <ButtonRow data-print="no">
          <SubmissionActs
            filingId={filingId}
            what={`${formName} of ${companyName}`}
            canReopen={canReopen}
            canResend={canResend}
            isMain
          />
        </ButtonRow>
      )}
    </div>
  );
}
