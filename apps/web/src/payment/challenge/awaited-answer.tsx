import { Button } from '#kit/button/button.tsx';
import { LiveStatus } from '#kit/live-status/live-status.tsx';
import { formatInstant } from '#kit/value/format.ts';
import styles from './challenge.module.css';

interface AwaitedAnswerProps {
  /** How long the bank may take. */
  readonly challengeUntil: string | null;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** The bank's page cannot be shown a second time; whoever has answered it sees here what came of it. */
export function AwaitedAnswer({ challengeUntil, onCancel, onRetry }: AwaitedAnswerProps) {
  return (
    <section aria-label="Your bank’s check" className={styles.challenge}>
      <h2>Waiting for your bank’s answer</h2>
      <LiveStatus>
        {challengeUntil === null
          ? 'The result appears here as soon as your bank gives it.'
          : `The result appears here as soon as your bank gives it, by ${formatInstant(challengeUntil)} at the latest.`}
      </LiveStatus>
      <p>
        Your bank shows its page only once for each payment. If you have not answered it, retry the payment.
        Nothing has been charged so far.
      </p>
      <div className={styles.acts}>
        <Button kind="filled" onClick={onRetry}>
          Retry Payment
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </section>
  );
}
