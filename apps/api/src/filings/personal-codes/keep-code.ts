import { createHmac, randomUUID } from 'node:crypto';
import { type NameReason, parsePersonalCode } from '@statbook/domain/identity';
import type { Platform } from '../../composition.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CodeSource } from '../../platform/database/schema.ts';
import { type HeldCode, personCodeBinding } from './held-codes.ts';
import {
  type CodeEnding,
  endCodes,
  findHolder,
  findOwnEntry,
  freeCode,
  insertCode,
  listOpenCodes,
  lockCodes,
} from './code-queries.ts';

type Needs = Pick<Platform, 'vault' | 'peopleKey' | 'clock'>;

export interface GivenCode {
  readonly accountId: string;
  /** The person that an entry began with, or whose entries are joined: then it is kept with one of them. */
  readonly personId: string;
  /** As it was typed. */
  readonly code: string;
  readonly source: CodeSource;
  /** Null where the person gave it by a link. */
  readonly givenBy: string | null;
  /** The name under which the identity was verified, where it is known to be another. */
  readonly verifiedName?: string | undefined;
  /** Why it is another. */
  readonly nameReason?: NameReason | undefined;
}

export type CodeKept =
  | { readonly kept: true; readonly since: Date }
  | { readonly kept: false; readonly refused: 'format'; readonly message: string }
  /** Whose it is: the person of an entry, joined with others or not. */
  | {
      readonly kept: false;
      readonly refused: 'held-by-another';
      readonly holderId: string;
      readonly heldWith: string;
    }
  | { readonly kept: false; readonly refused: 'no-entry' };

/**
 * Keeps a personal code for somebody, in the place of one that they had. A code is one person's: whoever else it is given for is
 * refused, whether or not the holder is within reach. Somebody whom no register has any more gives it up.
 */
export async function keepCode(tx: Transaction, needs: Needs, given: GivenCode): Promise<CodeKept> {
  const typed = parsePersonalCode(given.code);
  if (!typed.ok) return { kept: false, refused: 'format', message: typed.message };
  await lockCodes(tx, given.accountId);
  const entry = await findOwnEntry(tx, given.personId);
  if (entry === undefined) return { kept: false, refused: 'no-entry' };
  const at = needs.clock.now();
  const codeTag = personalCodeTag(needs.peopleKey, given.accountId, typed.code.reveal());
  const holder = await findHolder(tx, codeTag);
  const held = await listOpenCodes(tx, [entry.personId]);
  const isOwn = holder?.personId === entry.personId;
  const same = held.find(({ code }) => code.codeTag === codeTag)?.code;
  const since = same?.givenAt ?? at;
  if (isOwn && !saysMore(given, same)) return { kept: true, since };
  const why = isOwn ? 'Given again with the verified name' : 'Another code was given';
  const ending: CodeEnding = { by: given.givenBy, at, why };
  const refused = isOwn ? undefined : await takeFrom(holder, { tx, codeTag, ending });
  if (refused !== undefined) return refused;
  await endCodes(
    tx,
    held.map(({ code }) => code.id),
    ending,
  );
  const id = randomUUID();
  await insertCode(tx, {
    id,
    accountId: given.accountId,
    personId: entry.ownPersonId,
    codeSealed: needs.vault.seal(typed.code.reveal(), personCodeBinding(id)),
    codeTag,
    ...verifiedAs(given),
    source: given.source,
    givenBy: given.givenBy,
    givenAt: since,
  });
  return { kept: true, since };
}

/** Takes a code from whoever no register has any more; refused where somebody else holds it. */
async function takeFrom(
  holder: Awaited<ReturnType<typeof findHolder>>,
  { tx, codeTag, ending }: { tx: Transaction; codeTag: string; ending: CodeEnding },
): Promise<CodeKept | undefined> {
  if (holder === undefined) return undefined;
  const { personId: holderId, ownPersonId: heldWith } = holder;
  if (holderId !== null) return { kept: false, refused: 'held-by-another', holderId, heldWith };
  await freeCode(tx, codeTag, { ...ending, why: 'No longer on a register' });
  return undefined;
}

/** Whether a code that is held already comes with another verified name, or with why it is another. */
const saysMore = (
  { verifiedName, nameReason }: GivenCode,
  held: Pick<HeldCode, 'verifiedName' | 'nameReason'> | undefined,
): boolean =>
  verifiedName !== undefined &&
  (held?.verifiedName !== verifiedName || (nameReason !== undefined && held.nameReason !== nameReason));

/** The verified name, and why it is another; there is no reason without a name. */
const verifiedAs = ({ verifiedName, nameReason }: GivenCode) =>
  verifiedName === undefined
    ? { verifiedName: null, nameReason: null }
    : { verifiedName, nameReason: nameReason ?? null };

/** Tells that two codes of an account are equal, and nothing else about them. */
export function personalCodeTag(key: Buffer, accountId: string, code: string): string {
  return createHmac('sha256', key).update(`${accountId} personal-code ${code}`).digest('base64url');
}
