import type { FilingState } from '@statbook/domain/filing';
import {
  type Filing,
  type FilingAttempt,
  findLatestAttempt,
  lockFiling,
} from '../../filings/filing-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** A form that a person delivers, locked while it is in a state; undefined where it is none, or somewhere else. */
export async function lockProduced(
  tx: Transaction,
  filingId: string,
  state: FilingState,
): Promise<{ filing: Filing; attempt: FilingAttempt | undefined } | undefined> {
  const filing = await lockFiling(tx, filingId);
  if (filing === undefined) return undefined;
  const attempt = await findLatestAttempt(tx, filing.id);
  const isThere = attempt?.channel === 'produced' && filing.state === state;
  return { filing, attempt: isThere ? attempt : undefined };
}

/** The moment that stands for a civil day: noon, which is the same day in the United Kingdom and in UTC. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
