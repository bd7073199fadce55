import { getSentCopy } from '@statbook/contract/calls';
import { listAttempts } from '../../filings/filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Database } from '../../platform/database/database.ts';

/** The redacted copy of an attempt's message, as a file. */
export const getSentCopyHandler = ({ database }: { database: Database }) =>
  handle(getSentCopy, async ({ query, person, reply }) => {
    const attempts = await database.transaction(person.scope, (tx) => listAttempts(tx, [query.filingId]));
    const attempt = attempts.find(({ ordinal }) => ordinal === query.ordinal);
    if (attempt === undefined || attempt.sentRedacted === null) return refuse('not-found');
    const name = `submission-${attempt.submissionNumber ?? attempt.ordinal}.xml`;
    void reply
      .type('text/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(attempt.sentRedacted);
    return undefined;
  });
