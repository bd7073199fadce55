import { sql } from 'drizzle-orm';
import { peopleOf } from '../../../testing/people-books.ts';
import type { TestAccount, TestApi, TestPerson } from '../../../testing/test-api.ts';

export { register } from '../../../testing/people-books.ts';

export const controllerAndDirector = {
  mara: { forename: 'Mara', surname: 'Quill', dateOfBirth: '1970-05-11' },
  otto: { forename: 'Otto', surname: 'Brand', dateOfBirth: '1981-02-03' },
};

/** The ids of the people that somebody sees, by their names. */
export async function idsByName(person: TestPerson): Promise<Readonly<Record<string, string>>> {
  const { entity } = await peopleOf(person);
  return Object.fromEntries(
    entity.map(({ name, personId }: { name: string; personId: string }) => [name, personId]),
  );
}

export async function giveReach(
  api: TestApi,
  { account, agent, companyIds }: { account: TestAccount; agent: TestPerson; companyIds: readonly string[] },
): Promise<void> {
  await api.server.platform.database.transaction({ as: 'maintenance' }, async (tx) => {
    for (const companyId of companyIds)
      await tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
        values (${account.accountId}, ${agent.userId}, ${companyId})`);
  });
}
