import type { Platform } from '../../composition.ts';
import type { Config } from '../../config.ts';
import type { FiledForms } from '../../filings/filed-form.ts';
import type { Filing, FilingAttempt } from '../../filings/filing-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** What sending and following filings need. */
export interface Sender
  extends Pick<
    Platform,
    | 'database'
    | 'vault'
    | 'activity'
    | 'jobs'
    | 'live'
    | 'clock'
    | 'logger'
    | 'gateways'
    | 'documentStore'
    | 'registrySignIn'
  > {
  config: Pick<Config, 'pollSeconds'>;
  forms: FiledForms;
  /** Told before each step: for the log, and for tests that end the process there. */
  onStep?: (step: SendingStep) => void;
}

export type SendingStep =
  | 'begin'
  | 'count'
  | 'post'
  | 'settle'
  | 'ask'
  | 'apply'
  | 'acknowledge'
  // Of a transaction of the REST API.
  | 'open'
  | 'fill'
  | 'close';

/** A filing of an account, as jobs name it. */
export interface FilingKey {
  filingId: string;
  accountId: string;
}

/** A locked filing with its newest attempt. */
export interface LockedFiling {
  filing: Filing;
  attempt: FilingAttempt;
}

export const toScope = ({ accountId }: Pick<FilingKey, 'accountId'>) =>
  ({ as: 'account', accountId }) as const;

export const sendQueue = 'send-filing';
export const followQueue = 'follow-submission';

/** Looks at the filing again after so many seconds. */
export function enqueuePoll(
  { jobs }: Pick<Sender, 'jobs'>,
  tx: Transaction,
  { queue, key, afterSeconds }: { queue: string; key: FilingKey; afterSeconds: number },
): Promise<void> {
  const { filingId, accountId } = key;
  return jobs.enqueue(tx, queue, { filingId, accountId }, { afterSeconds, key: filingId });
}

/** The waiting time before the next question: it doubles from the first to the longest. */
export function waitingSeconds({ config }: Pick<Sender, 'config'>, askCount: number): number {
  const { first, longest } = config.pollSeconds;
  return Math.min(first * 2 ** Math.min(askCount, 20), longest);
}
