import { callRaw } from '#api/call.ts';
import { Button } from '#kit/button/button.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { TroubleText } from '../trouble-text.tsx';
import type { Receipt } from '../submission-state.ts';
import styles from './receipt.module.css';

type Attempt = Receipt['attempts'][number];

/** Each attempt; the number of the latest stands at the head of the page. A correction is an attempt of its own. */
export function AttemptsCard({ receipt: { attempts, filingId } }: { receipt: Receipt }) {
  return (
    <Card title={attempts.length === 1 ? 'Sending' : 'Attempts'}>
      <div className={styles.attempts}>
        {attempts.toReversed().map((attempt) => (
          <AttemptFacts
            key={attempt.ordinal}
            attempt={attempt}
            filingId={filingId}
            isEarlier={attempt.ordinal < attempts.length}
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
  const { ordinal, submissionNumber, approvedBy, approvedAt, statusCode, statusAt, hasCopy } = attempt;
  return (
    <div className={styles.sent}>
      <DescriptionList
        facts={[
          ...(isEarlier
            ? [
                {
                  term: `Submission number of attempt ${ordinal}`,
                  value: submissionNumber === null ? undefined : <Value>{submissionNumber}</Value>,
                },
              ]
            : []),
          { term: 'Filed by', value: approvedBy ?? undefined, note: <InstantValue instant={approvedAt} /> },
          {
            term: 'Companies House says',
            value: statusCode ?? undefined,
            note: statusAt === null ? undefined : <InstantValue instant={statusAt} />,
          },
          {
            term: 'Document hash (SHA-256)',
            value: (
              <Muted small as="span">
                {attempt.contentSha256}
              </Muted>
            ),
          },
        ]}
      />
      {isEarlier &&
        attempt.troubles.map((trouble) => (
          <TroubleText key={`${trouble.code} ${trouble.instance} ${trouble.text}`} trouble={trouble} />
        ))}
      {hasCopy && <CopyOfMessage filingId={filingId} ordinal={ordinal} />}
    </div>
  );
}

function CopyOfMessage({ filingId, ordinal }: { filingId: string; ordinal: number }) {
  const { isSaving, save } = useSaveFile();
  const query = { filingId, ordinal: String(ordinal) };
  return (
    <div data-print="no">
      <FormActions>
        <Button
          kind="text"
          compact
          busy={isSaving}
          onClick={() => save(() => callRaw('getSentCopy', { query }))}
        >
          Download submission (XML)
          <VisuallyHidden>, attempt {ordinal}</VisuallyHidden>
        </Button>
      </FormActions>
    </div>
  );
}
