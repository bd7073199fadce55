import { restoreCompany } from '@statbook/contract/calls';
import { nameWithNumber } from '@statbook/domain/companies';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { LiveEvents } from '../../../platform/live/live-events.ts';
import { findArchived, lockArchived, restoreArchived } from './archive-queries.ts';

/** Puts a company back into the list as it was; who had access to it has it again. */
export const restoreCompanyHandler = ({ database, live }: { database: Database; live: LiveEvents }) =>
  handle(restoreCompany, async ({ body: { companyId }, person, note }) => {
    const { accountId, scope } = person;
    const seen = await database.transaction(scope, (tx) => findArchived(tx, companyId));
    if (seen === undefined) return refuse('not-found');
    // The account's own scope: a newer record of the number may be outside the person's reach.
    return database.transaction({ as: 'account', accountId }, async (tx) => {
      const company = await lockArchived(tx, companyId);
      if (company === undefined) return refuse('changed-meanwhile');
      const { number, name } = company;
      if (!(await restoreArchived(tx, company)))
        return refuse('company-already-imported', {
          detail:
            'The list has a newer record of this company. Remove that one first, then restore this one.',
        });
      await note(tx, { companyId, subject: nameWithNumber(company) });
      await live.publish(tx, { accountId, companyId, topic: 'company', payload: { companyId } });
      return { entity: [{ companyId, companyNumber: number, companyName: name }] };
    });
  });
