import { randomUUID } from 'node:crypto';
import { canonicalJson } from '../../platform/activity/canonical-json.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { sealHeld, unsealHeld } from '../../registry-snapshots/held-details.ts';
import type { ReadingOwner } from '../../registry-snapshots/new-snapshot.ts';
import { toCivilDate } from '../../registry-snapshots/present-company.ts';
import {
  endRoles,
  insertDetails,
  insertRoles,
  listLastDetails,
  listLastRoles,
  type NewPersonDetail,
  type NewPersonRole,
  type PersonDetail,
  replaceDetails,
} from './entry-queries.ts';
import { matchTagsOf } from './match-tags.ts';
import { type Books, placeOf } from './read-books.ts';
import { type BookedEntry, listedName } from './register-entry.ts';

interface Needs {
  readonly vault: Vault;
  readonly peopleKey: Buffer;
  readonly now: Date;
}

/**
 * Keeps what the books of companies say of each entry where that is new, and gives each entry that has nobody a person of its own.
 * Gives the versions that are new.
 */
export async function keepEntries(
  tx: Transaction,
  needs: Needs,
  books: readonly Books[],
): Promise<readonly NewPersonDetail[]> {
  const companyIds = books.map(({ owner }) => owner.companyId);
  const last = Map.groupBy(await listLastDetails(tx, companyIds), ({ companyId }) => companyId);
  const found = books.map((own) => compareBooks(needs, own, last.get(own.owner.companyId) ?? []));
  const changed = found.flatMap((each) => each.changed);
  const replaced = changed.flatMap(({ before }) => (before?.replacedAt === null ? [before] : []));
  await replaceDetails(tx, [...replaced, ...found.flatMap(({ gone }) => gone)], needs.now);
  await insertDetails(
    tx,
    changed.map(({ version }) => version),
  );
  await keepRoles(tx, needs.now, found);
  return changed.map(({ version }) => version);
}

interface FoundInBooks {
  readonly owner: ReadingOwner;
  readonly entries: readonly BookedEntry[];
  readonly changed: readonly { before: PersonDetail | undefined; version: NewPersonDetail }[];
  /** Versions of entries that no longer stand. */
  readonly gone: readonly PersonDetail[];
}

function compareBooks(
  needs: Needs,
  { owner, registers, entries }: Books,
  details: readonly PersonDetail[],
): FoundInBooks {
  const last = new Map(details.map((each) => [placeOf(each), each]));
  const changed = entries.flatMap((entry) => {
    const before = last.get(placeOf(entry));
    const version = toVersion(needs, owner, { entry, before });
    return before?.replacedAt === null && saysTheSame(needs.vault, { before, entry, version })
      ? []
      : [{ before, version }];
  });
  const standing = new Set(entries.map(placeOf));
  const gone = details.filter(
    (each) => each.replacedAt === null && registers.has(each.register) && !standing.has(placeOf(each)),
  );
  return { owner, entries, changed, gone };
}

function toVersion(
  { vault, peopleKey, now }: Needs,
  owner: ReadingOwner,
  { entry, before }: { entry: BookedEntry; before: PersonDetail | undefined },
): NewPersonDetail {
  const { held, compared, protection, verification, ...shown } = entry;
  const version = {
    companyId: owner.companyId,
    register: entry.register,
    registerKey: entry.registerKey,
    version: (before?.version ?? 0) + 1,
  };
  return {
    ...shown,
    ...owner,
    ...version,
    name: listedName(compared.name),
    kind: compared.name.kind,
    compared,
    verification,
    matchKeys: matchTagsOf(peopleKey, owner, entry, toCivilDate(held?.dateOfBirth)),
    protection,
    heldSealed: sealHeld(vault, version, held),
    recordedAt: now,
  };
}

interface Compared {
  readonly before: PersonDetail;
  readonly entry: BookedEntry;
  readonly version: NewPersonDetail;
}

function saysTheSame(vault: Vault, { before, entry, version }: Compared): boolean {
  const held = entry.held && canonicalJson(entry.held);
  return spoken(before) === spoken(version) && unsealHeld(vault, before) === held;
}

/** All that a version says and does not seal. */
const spoken = (detail: NewPersonDetail): string =>
  canonicalJson({
    ...detail,
    version: undefined,
    heldSealed: undefined,
    recordedAt: undefined,
    replacedAt: undefined,
  });

/** Each entry is somebody's; one that has gone is nobody's, and whose it was when it comes back. */
async function keepRoles(tx: Transaction, now: Date, found: readonly FoundInBooks[]): Promise<void> {
  const companyIds = found.map(({ owner }) => owner.companyId);
  const roles = Map.groupBy(await listLastRoles(tx, companyIds), ({ companyId }) => companyId);
  const changes = found.map(({ owner, entries, gone }) => {
    const last = new Map((roles.get(owner.companyId) ?? []).map((each) => [placeOf(each), each]));
    return {
      left: gone.flatMap((each) => last.get(placeOf(each)) ?? []).filter((role) => role.endedAt === null),
      added: entries.flatMap((entry) => toNewRole(entry, { owner, now, before: last.get(placeOf(entry)) })),
    };
  });
  const left = changes.flatMap((each) => each.left);
  await endRoles(
    tx,
    left.map(({ id }) => id),
    { endedAt: now, endedWhy: 'No longer on the register' },
  );
  await insertRoles(
    tx,
    changes.flatMap(({ added }) => added),
  );
}

interface RoleBefore {
  readonly owner: ReadingOwner;
  readonly now: Date;
  readonly before: LastRole | undefined;
}

type LastRole = Awaited<ReturnType<typeof listLastRoles>>[number];

/** The role of an entry that is nobody's now. */
function toNewRole(
  { register, registerKey }: BookedEntry,
  { owner, now, before }: RoleBefore,
): NewPersonRole[] {
  if (before?.endedAt === null) return [];
  const entry = { ...owner, register, registerKey, linkedAt: now };
  if (before !== undefined) {
    const { ownPersonId, personId, rule, evidence, linkedBy } = before;
    return [{ ...entry, ownPersonId, personId, rule, evidence, linkedBy }];
  }
  const ownPersonId = randomUUID();
  return [{ ...entry, ownPersonId, personId: ownPersonId, rule: 'own', evidence: [], linkedBy: null }];
}
