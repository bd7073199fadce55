import type { Transaction } from '../../platform/database/database.ts';
import { type Filing, findLatestAttempt } from '../filing-queries.ts';
import { readOutcome } from './attempt-outcome.ts';
import { hashContent } from './freeze-attempt.ts';

interface Prepared {
  readonly content: object;
  readonly secrets: Readonly<Record<string, string | undefined>>;
}

/**
 * Warns of a filing that would go out just as it was rejected. What was sent sealed is gone by then, so that part is not compared.
 */
export async function warnUnchanged(
  tx: Transaction,
  filing: Filing,
  { content, secrets }: Prepared,
): Promise<{ code: string; message: string }[]> {
  const last = await findLatestAttempt(tx, filing.id);
  const reasons = last === undefined ? [] : readOutcome(last).rejections.map(({ text }) => `“${text}”`);
  if (reasons.length === 0 || last?.contentSha256 !== hashContent(content)) return [];
  const but = Object.keys(secrets).length > 0 ? ', unless a code or date that is never shown was' : '';
  return [
    {
      code: 'unchanged-since-rejection',
      message: `Nothing that is sent was changed since Companies House rejected it${but}. It gave as its reason: ${reasons.join(', ')}. As it is, it may be rejected again.`,
    },
  ];
}
