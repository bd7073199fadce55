import { type SQL, sql } from 'drizzle-orm';
import { appUser } from './schema.ts';

/** Whether a user may do one of the things, of a company only where it is within their reach. Main users may do everything. */
export function holdsOneOf(flags: readonly string[], companyId: string | undefined): SQL {
  const isGiven =
    companyId === undefined
      ? sql`true`
      : sql`(${appUser.allCompanies} or exists (select 1 from agent_company given
          where given.user_id = app_user.id and given.company_id = ${companyId}))`;
  return sql`(${appUser.kind} = 'main'
    or (${appUser.flags} && ${sql.param([...flags])}::text[] and ${isGiven}))`;
}
