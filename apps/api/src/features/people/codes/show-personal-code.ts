import { showPersonalCode } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { openCode } from '../../../filings/personal-codes/held-codes.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { findPeopleInReach } from './person-in-reach.ts';

/** Shows a code to those who could give another; the showing stands in the activity, the code does not. */
export const showPersonalCodeHandler = (dependencies: Pick<Platform, 'database' | 'vault'>) =>
  handle(showPersonalCode, async ({ person, body: { personId }, note }) => {
    const whose = (await findPeopleInReach(dependencies, person, [personId])).get(personId);
    if (whose === undefined) return refuse('not-found');
    return dependencies.database.transaction(person.scope, async (tx) => {
      const code = await openCode(tx, dependencies, personId);
      if (code === undefined) return refuse('changed-meanwhile');
      await note(tx, { companyId: whose.companyId, subject: whose.name, details: { personId } });
      return { entity: [{ personalCode: code.reveal() }] };
    });
  });
