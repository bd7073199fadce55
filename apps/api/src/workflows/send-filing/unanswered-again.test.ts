import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { queueFiling, readFiling, untilState } from '../../testing/queued-filing.ts';
import { testApi } from '../../testing/test-api.ts';
import { filedForms } from './filed-forms.ts';
import { sendFiling } from './send-filing.ts';

it('a filing that no sending brought to the registry is sent again on request', async () => {
  const api = await testApi();
  const { platform } = api.server;
  const account = await api.newAccount();
  const filing = await queueFiling(api, account);
  await api.registry.admin('POST', 'faults', {
    kind: 'drop-before',
    path: 'xmlgw',
    bodyMatches: `<CompanyNumber>0?${filing.number.replace(/^0/, '')}</CompanyNumber>`,
    times: 2,
  });
  await sendFiling({ ...platform, forms: filedForms }, filing, new AbortController().signal);
  // As if it had been sent so often already that this is the last time.
  await platform.database.transaction({ as: 'account', accountId: filing.accountId }, (tx) =>
    tx.execute(sql`update filing_attempt set post_count = 4 where filing_id = ${filing.filingId}`),
  );
  const { attempt } = await untilState(platform, filing, 'failed');
  expect(attempt.gateRefusal).toMatchObject({ errorClass: 'no-answer' });
  const order = { filingId: filing.filingId };
  const again = await account.main.call('POST', '/api/Submissions/ResendFiling', order);
  expect(again.body).toEqual({ done: true });
  await untilState(platform, filing, 'accepted');
  const after = await readFiling(platform, filing);
  expect(after.attempt).toMatchObject({ ordinal: 1, submissionNumber: attempt.submissionNumber });
});
