import { endPersonalCode } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { endCode } from '../../../filings/personal-codes/held-codes.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { findPeopleInReach } from './person-in-reach.ts';

/** Ends the code of a person: whatever needs it asks for another. */
export const endPersonalCodeHandler = (dependencies: Pick<Platform, 'clock' | 'database'>) =>
  handle(endPersonalCode, async ({ person, body: { personId, why }, note }) => {
    const { clock, database } = dependencies;
    const whose = (await findPeopleInReach(dependencies, person, [personId])).get(personId);
    if (whose === undefined) return refuse('not-found');
    return database.transaction(person.scope, async (tx) => {
      const ending = { by: person.userId, at: clock.now(), why };
      if (!(await endCode(tx, personId, ending))) return refuse('changed-meanwhile');
      await note(tx, { companyId: whose.companyId, subject: whose.name, details: { personId, why } });
      return { entity: [{ personId }] };
    });
  });
