import { toFormRefusal } from '#api/api-problem.ts';
import { callRaw } from '#api/call.ts';
import { Button } from '#kit/action/button.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { saveFile } from '#api/save-file.ts';
import { TroubleText } from '../trouble-text.tsx';
import type { Receipt } from '../submission-state.tsx';
import styles from './receipt.module.css';

type Attempt = Receipt['Attempts'][number];

/** Each attempt with its submission number; a correction is an attempt of its own. */
export function AttemptsCard({ receipt: { Attempts, FilingId } }: { receipt: Receipt }) {
  return (
    <Card title={Attempts.length === 1 ? 'Sending' : 'Attempts'}>
      <div className={styles.attempts}>
        {Attempts.toReversed().map((attempt) => (
          <AttemptFacts
            key={attempt.Ordinal}
            attempt={attempt}
            filingId={FilingId}
            isEarlier={attempt.Ordinal < Attempts.length}
          />
        ))}
      </div>
    </Card>
  );
}

interface AttemptFactsProps {
  readonly attempt: Attempt;
  readonly filingId: string;
  /** The reasons of the latest stand at the head of the page. */
  readonly isEarlier: boolean;
}

function AttemptFacts({ attempt, filingId, isEarlier }: AttemptFactsProps) {
  const { Ordinal, SubmissionNumber, ApprovedBy, ApprovedAt, StatusCode, StatusAt, HasCopy } = attempt;
  return (
    <div className={styles.sent}>
      <DescriptionList
        facts={[
          {
            term: isEarlier ? `Submission number of attempt ${Ordinal}` : 'Submission number',
            value: SubmissionNumber === null ? undefined : <Value>{SubmissionNumber}</Value>,
          },
          { term: 'Filed by', value: ApprovedBy ?? undefined, note: <InstantValue instant={ApprovedAt} /> },
          {
            term: 'Companies House says',
            value: StatusCode ?? undefined,
            note: StatusAt === null ? undefined : <InstantValue instant={StatusAt} />,
          },
          {
            term: 'Fingerprint of the content',
            value: (
              <Muted small as="span">
                {attempt.ContentSha256}
              </Muted>
            ),
          },
        ]}
      />
      {isEarlier &&
        attempt.Troubles.map((trouble) => (
          <TroubleText key={`${trouble.Code} ${trouble.Instance} ${trouble.Text}`} trouble={trouble} />
        ))}
      {HasCopy && <CopyOfMessage filingId={filingId} ordinal={Ordinal} />}
    </div>
  );
}

function CopyOfMessage({ filingId, ordinal }: { filingId: string; ordinal: number }) {
  const save = async () => {
    try {
      const query = { FilingId: filingId, Ordinal: String(ordinal) };
      await saveFile(callRaw('getSentCopy', { query }));
    } catch (error) {
      showToast({ text: toFormRefusal(error).detail, tone: 'failed' });
    }
  };
  return (
    <div className={styles.acts} data-print="no">
      <Button kind="text" compact onClick={() => void save()}>
        Save what was sent (XML)
        <VisuallyHidden>, attempt {ordinal}</VisuallyHidden>
      </Button>
    </div>
  );
}
