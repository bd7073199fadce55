import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { hashToken, newToken } from '../secrets/link-token.ts';
import type { Mail, Mailer } from './mailer.ts';

interface LetterDependencies {
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  database: Database;
  mailer: Mailer;
}

/** A letter with a link of one kind. */
interface LinkLetter<Facts> {
  /** The page that the link opens: "/invitation". */
  page: string;
  /** The beginning of the letter's own id: "invitation". */
  kind: string;
  /** Stores the hash of the secret where the letter is still to be sent, and gives what it says. */
  take: (tx: Transaction, tokenHash: string) => Promise<Facts | undefined>;
  write: (facts: Facts, link: string) => Omit<Mail, 'id'>;
  markSent: (tx: Transaction, now: Date) => Promise<void>;
}

/**
 * Sends a letter with a link. Each attempt makes a secret of its own, which only the letter holds: where a mail server took a
 * letter without saying so, the link of the one that follows is good.
 */
export async function sendLinkLetter<Facts>(
  { clock, config, database, mailer }: LetterDependencies,
  accountId: string,
  { page, kind, take, write, markSent }: LinkLetter<Facts>,
): Promise<void> {
  const scope = { as: 'account', accountId } as const;
  const token = newToken();
  const tokenHash = hashToken(token);
  const facts = await database.transaction(scope, (tx) => take(tx, tokenHash));
  if (facts === undefined) return;
  const link = `${config.publicUrl}${page}#${token}`;
  await mailer.send({ ...write(facts, link), id: `${kind}-${tokenHash.slice(0, 32)}` });
  await database.transaction(scope, (tx) => markSent(tx, clock.now()));
}
