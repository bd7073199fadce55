import { keepPersonalCodes } from '@statbook/contract/calls';
import type { BodyOf } from '@statbook/contract';
import type { Platform } from '../../../composition.ts';
import { sayHeldByAnother } from '../../../filings/personal-codes/held-by-another.ts';
import { type CodeKept, keepCode } from '../../../filings/personal-codes/keep-code.ts';
import { proposeSame } from '../../../filings/personal-codes/same-code-queries.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockPeople } from '../person-role-queries.ts';
import { findPeopleInReach, type PersonInReach } from './person-in-reach.ts';

type Dependencies = Pick<Platform, 'clock' | 'database' | 'vault' | 'peopleKey'>;
type TypedCode = BodyOf<typeof keepPersonalCodes>['codes'][number];

const NOT_SEEN = 'They have no role in a company that you see any more. Read the page again.';

/**
 * Keeps codes one by one, so that what is wrong with one keeps back no other. Whom a code is held for already may be out of reach,
 * so it is done in the account's own scope; only who is within reach is named.
 */
export const keepPersonalCodesHandler = (dependencies: Dependencies) =>
  handle(keepPersonalCodes, async ({ person, body: { codes }, note }) => {
    const people = await findPeopleInReach(
      dependencies,
      person,
      codes.map(({ personId }) => personId),
    );
    const entity = [];
    for (const typed of codes) {
      const whose = people.get(typed.personId);
      const message =
        whose?.isHuman === true
          ? await keepOne(dependencies, person, {
              typed,
              noteKept: (tx) =>
                note(tx, {
                  companyId: whose.companyId,
                  subject: whose.name,
                  details: { personId: whose.personId },
                }),
            })
          : whyNobody(whose);
      entity.push({ personId: typed.personId, isKept: message === undefined, message });
    }
    return { entity };
  });

const whyNobody = (whose: PersonInReach | undefined) =>
  whose === undefined ? NOT_SEEN : 'Only people have a personal code.';

interface Order {
  readonly typed: TypedCode;
  readonly noteKept: (tx: Transaction) => Promise<void>;
}

/** Why a code is not kept; undefined where it is. */
async function keepOne(
  dependencies: Dependencies,
  person: Person,
  { typed, noteKept }: Order,
): Promise<string | undefined> {
  const { database, clock } = dependencies;
  const { accountId, userId } = person;
  const { personId, personalCode, verifiedName, nameReason } = typed;
  const given = { accountId, personId, code: personalCode, verifiedName, nameReason } as const;
  const result = await database.transaction({ as: 'account', accountId }, async (tx): Promise<CodeKept> => {
    // The same turn as those who join people, and before the turn of codes.
    await lockPeople(tx, accountId);
    const kept = await keepCode(tx, dependencies, { ...given, source: 'typed', givenBy: userId });
    if (kept.kept) await noteKept(tx);
    else if (kept.refused === 'held-by-another')
      await proposeSame(tx, { accountId, personId, heldWith: kept.heldWith, at: clock.now() });
    return kept;
  });
  if (result.kept) return undefined;
  if (result.refused === 'format') return result.message;
  if (result.refused === 'no-entry') return NOT_SEEN;
  const { holderId } = result;
  return database.transaction(person.scope, (tx) => sayHeldByAnother(tx, holderId));
}
