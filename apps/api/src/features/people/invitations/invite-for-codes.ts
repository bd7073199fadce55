import type { BodyOf } from '@statbook/contract';
import { inviteForCodes } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockPeople } from '../person-role-queries.ts';
import { type AskedPerson, readAskedPerson } from './asked-person.ts';
import { type Contact, findContact, insertContact } from './contact-queries.ts';
import { sendCodeInvitation } from './send-code-invitation.ts';

type Needs = Pick<Platform, 'clock' | 'database' | 'jobs' | 'vault'>;
type Named = BodyOf<typeof inviteForCodes>['people'][number];

/** Asks people for their codes, one after the other: who cannot be asked holds nobody up. */
export const inviteForCodesHandler = (needs: Needs) =>
  handle(inviteForCodes, async ({ person, body, note }) => {
    const entity = [];
    for (const named of body.people)
      entity.push(
        await needs.database.transaction(person.scope, async (tx) => {
          const { outcome, asked } = await inviteOne(tx, needs, { person, named });
          if (outcome === 'invited' && asked !== undefined)
            await note(tx, {
              companyId: asked.roles[0]?.role.companyId,
              subject: asked.name,
              details: { personId: asked.personId },
            });
          return { personId: named.personId, outcome };
        }),
      );
    return { entity };
  });

async function inviteOne(tx: Transaction, needs: Needs, { person, named }: { person: Person; named: Named }) {
  await lockPeople(tx, person.accountId);
  const asked = await readAskedPerson(tx, named.personId, needs.clock.today());
  if (asked === undefined) return { outcome: 'not-found' as const };
  if (asked.roles.length === 0) return { outcome: 'not-needed' as const };
  if (asked.hasCode) return { outcome: 'has-code' as const };
  const contact = await keepContact(tx, needs, { person, asked, email: named.email });
  if (contact === undefined) return { outcome: 'no-address' as const };
  await sendCodeInvitation(tx, needs, {
    accountId: person.accountId,
    asked,
    contact,
    askedBy: person.userId,
  });
  return { outcome: 'invited' as const, asked };
}

/** Where to write to: what was typed is kept, where it is not what is kept already. */
async function keepContact(
  tx: Transaction,
  { clock, vault }: Needs,
  { person, asked, email }: { person: Person; asked: AskedPerson; email: string | undefined },
): Promise<Contact | undefined> {
  const known = await findContact(tx, vault, asked.ids);
  if (email === undefined || known?.email === email) return known;
  const { accountId, userId: keptBy } = person;
  return insertContact(tx, vault, {
    accountId,
    personId: asked.personId,
    email,
    keptBy,
    keptAt: clock.now(),
  });
}
