import { describe, expect, it } from 'vitest';
import { importOwnCompany } from '../../../features/forms/form.fixture.ts';
import { nothingChanged, statementOf } from '../../../features/confirmation-statements/statement.fixture.ts';
import { listDrafts } from '../../../filings/approval/approval-queries.ts';
import { listDraftContents } from '../../../filings/approval/prepare-draft.ts';
import { createPreparers } from '../../../form-preparers.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import type { SqlSession } from '../../../platform/database/sql-session.ts';
import { type TestAccount, testApi } from '../../../testing/test-api.ts';
import { keepPeopleOf } from '../../keep-people/keep-people.ts';
import { readyForm } from './approval.fixture.ts';

/** What the drafts would send, and how many statements the database was asked for. */
async function readTogether({ accountId }: TestAccount, filingIds: readonly string[]) {
  const { platform } = (await testApi()).server;
  let statements = 0;
  const counted = (session: SqlSession): SqlSession => ({
    ...session,
    query: (...given) => {
      statements += 1;
      return session.query(...given);
    },
  });
  const { pool } = platform.database;
  const session: typeof pool.session = (work) => pool.session((open) => work(counted(open)));
  const needs = { ...platform, preparers: createPreparers(platform) };
  const contents = await openDatabase({ ...pool, session }).reading(
    { as: 'account', accountId },
    async (tx) => listDraftContents(tx, needs, await listDrafts(tx, filingIds)),
  );
  return { contents, statements };
}

/** A statement of a company whose people are known: while a job still seeks them, one reading asks for less than the next. */
async function readyStatement({ main, accountId }: TestAccount): Promise<string> {
  const api = await testApi();
  const companyId = await importOwnCompany(api, { main });
  await keepPeopleOf(api.server.platform, { accountId, companyId });
  const statement = statementOf(main, companyId);
  await statement.save('statements', nothingChanged);
  await statement.reviewWhenReady();
  return (await statement.facts()).body.entity[0].openFiling.filingId;
}

describe('what several drafts would send', { timeout: 120_000 }, () => {
  it('is that which each would send, and is read of all of them in as many statements as of one', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const ids = [];
    for (let begun = 0; begun < 3; begun += 1) ids.push((await readyForm(api, account)).filingId);
    const { contents, statements } = await readTogether(account, ids);
    for (const id of ids) {
      const alone = await readTogether(account, [id]);
      expect(alone.statements).toBe(statements);
      expect(contents.get(id)).toEqual(alone.contents.get(id));
      expect(contents.get(id)?.contentSha256).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('asks for nothing more of a confirmation statement than what its company’s own register says', async () => {
    const account = await (await testApi()).newAccount();
    const ids = [await readyStatement(account), await readyStatement(account)];
    const { contents, statements } = await readTogether(account, ids);
    const alone = await readTogether(account, ids.slice(0, 1));
    expect(statements).toBe(alone.statements + 1);
    expect(new Set([...contents.values()].map((content) => content?.contentSha256)).size).toBe(2);
  });
});
