import { type FieldError, fieldError } from '@statbook/domain/field-error';
import { describeDirector } from '@statbook/domain/filing/confirmation-statement';
import { parsePersonalCode } from '@statbook/domain/identity';
import { mayHaveOneCode } from '@statbook/domain/people';
import type { Platform } from '../../../composition.ts';
import { findHolder } from '../../../filings/personal-codes/code-queries.ts';
import { sayHeldByAnother } from '../../../filings/personal-codes/held-by-another.ts';
import { keepCode, personalCodeTag } from '../../../filings/personal-codes/keep-code.ts';
import { listDetailsOf } from '../../../filings/personal-codes/known-people-queries.ts';
import { proposeSame } from '../../../filings/personal-codes/same-code-queries.ts';
import type { Person } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { DirectorOnBooks } from '../facts/statement-facts.ts';
import type { GivenIdentity, StoredDraft } from './statement-draft.ts';

type Needs = Pick<Platform, 'vault' | 'peopleKey' | 'clock'>;

interface Typed {
  readonly draft: StoredDraft;
  /** What has just been given. */
  readonly given: readonly GivenIdentity[];
  readonly directors: readonly DirectorOnBooks[];
  readonly person: Person;
}

/**
 * Keeps the codes that were just typed, each for its director, unless the person said not to. One that is another’s is not left in
 * the draft, so that no statement goes out with it; why is said at its field.
 */
export async function keepTypedCodes(
  tx: Transaction,
  needs: Needs,
  { draft, given, directors, person }: Typed,
): Promise<{ draft: StoredDraft; errors: readonly FieldError[] }> {
  let kept = draft;
  const errors: FieldError[] = [];
  for (const { directorId, personalCode = '', keepsCode = true } of given) {
    const director = directors.find(({ id }) => id === directorId);
    const typed = parsePersonalCode(personalCode);
    if (director === undefined || !typed.ok) continue;
    const code = typed.code.reveal();
    const message =
      findInDraft(kept, directors, { directorId, code }) ??
      (await refuseOrKeep(tx, needs, { director, code, keepsCode, person }));
    if (message === undefined) continue;
    errors.push(fieldError(`identity.${directorId}.personalCode`, 'held-for-another', message));
    kept = withoutCode(kept, directorId);
  }
  return { draft: kept, errors };
}

/** Another director of the statement for whom the same code was given. */
function findInDraft(
  { secrets }: StoredDraft,
  directors: readonly DirectorOnBooks[],
  { directorId, code }: { directorId: string; code: string },
): string | undefined {
  const other = directors.find(({ id }) => id !== directorId && secrets[id]?.personalCode === code);
  return (
    other &&
    `This code is given for ${describeDirector(other)} in this statement. A code belongs to one person.`
  );
}

interface TypedCode {
  readonly director: DirectorOnBooks;
  readonly code: string;
  readonly keepsCode: boolean;
  readonly person: Person;
}

/** Why a code is not the director’s; undefined where it may be, and is kept. */
async function refuseOrKeep(
  tx: Transaction,
  needs: Needs,
  { director, code, keepsCode, person }: TypedCode,
): Promise<string | undefined> {
  const { accountId, userId } = person;
  const personId = director.known?.personId;
  if (personId === undefined || !keepsCode)
    return findRefusal(tx, personalCodeTag(needs.peopleKey, accountId, code), director);
  const given = { accountId, personId, code, source: 'form', givenBy: userId } as const;
  const result = await keepCode(tx, needs, given);
  if (result.kept || result.refused !== 'held-by-another') return undefined;
  // Who sees some companies only proposes nothing: it may concern others.
  if (person.scope.agentId === undefined)
    await proposeSame(tx, { accountId, personId, heldWith: result.heldWith, at: needs.clock.now() });
  return sayHeldByAnother(tx, result.holderId);
}

/** Why a code that is not to be kept is another’s. */
async function findRefusal(
  tx: Transaction,
  tag: string,
  director: DirectorOnBooks,
): Promise<string | undefined> {
  const personId = director.known?.personId;
  const holderId = (await findHolder(tx, tag))?.personId ?? undefined;
  if (holderId === undefined || holderId === personId) return undefined;
  const isTaken = personId !== undefined || (await isSomebodyElse(tx, holderId, director));
  return isTaken ? sayHeldByAnother(tx, holderId) : undefined;
}

/** Of a director whom nobody has read as a person yet, it is asked whether the holder may be them. */
async function isSomebodyElse(
  tx: Transaction,
  holderId: string,
  director: DirectorOnBooks,
): Promise<boolean> {
  const { forename, otherForenames, surname, born: birthMonth } = director;
  const name = { kind: 'human', forename, otherForenames, surname } as const;
  const told = await listDetailsOf(tx, holderId);
  return (
    told.length > 0 &&
    told.every((details) => !mayHaveOneCode(details, { name, birthMonth, protection: 'none' }))
  );
}

function withoutCode(draft: StoredDraft, directorId: string): StoredDraft {
  const { personalCode: _refused, ...others } = draft.secrets[directorId] ?? {};
  return { ...draft, secrets: { ...draft.secrets, [directorId]: others } };
}
