import { randomUUID } from 'node:crypto';
import { canonicalJson } from '../platform/activity/canonical-json.ts';
import type { Transaction } from '../platform/database/database.ts';
import { insertRows } from '../platform/database/insert-rows.ts';
import { registryReading } from '../platform/database/schema.ts';
import type { Vault } from '../platform/secrets/vault.ts';
import { protectedDataBinding } from './protected-company-data.ts';
import { toRegister } from './registered-people.ts';
import { insertRegisteredPeople, replaceRegisteredPeople } from './registered-people-queries.ts';
import type { NewReading, ReadingOwner } from './new-snapshot.ts';
import { findLatestReadings, type Reading, type ReadingKind } from './snapshot-queries.ts';

/**
 * Keeps what the registry said, each kind only where it differs from what it said last. The caller holds the
 * company's row. Gives the kinds that differ.
 */
export async function storeReadings(
  { tx, vault }: { tx: Transaction; vault: Vault },
  owner: ReadingOwner,
  readings: readonly NewReading[],
): Promise<ReadingKind[]> {
  const kinds = readings.map(({ kind }) => kind);
  if (kinds.length === 0) return [];
  const latest = await findLatestReadings(tx, owner.companyId, kinds);
  const changed = readings.filter((reading) => !repeats({ vault, owner }, reading, latest[reading.kind]));
  if (changed.length > 0) {
    await insertRows(
      tx,
      registryReading,
      changed.map((reading) =>
        toRow({ vault, owner }, { ...reading, readAt: readAfter(latest[reading.kind], reading) }),
      ),
    );
    await replaceRegisteredPeople(tx, owner, changed.flatMap(toRegister));
  }
  return changed.map(({ kind }) => kind);
}

/** The newest reading counts: one that follows another comes behind it in time, also where the clock was set back since. */
function readAfter(last: Reading | undefined, { readAt }: NewReading): Date {
  return new Date(Math.max(readAt.getTime(), last === undefined ? 0 : last.readAt.getTime() + 1));
}

/** Keeps what the registry said of companies of which nothing was read before. */
export async function storeFirstReadings(
  { tx, vault }: { tx: Transaction; vault: Vault },
  companies: readonly { owner: ReadingOwner; readings: readonly NewReading[] }[],
): Promise<void> {
  const rows = companies.flatMap(({ owner, readings }) =>
    readings.map((reading) => toRow({ vault, owner }, reading)),
  );
  await insertRows(tx, registryReading, rows);
  await insertRegisteredPeople(
    tx,
    companies.map(({ owner, readings }) => ({ owner, registers: readings.flatMap(toRegister) })),
  );
}

interface Dependencies {
  vault: Vault;
  owner: ReadingOwner;
}

function repeats(
  { vault, owner }: Dependencies,
  { value, protectedParts }: NewReading,
  last: Reading | undefined,
): boolean {
  if (last === undefined || canonicalJson(last.value) !== canonicalJson(asStored(value))) return false;
  if (last.protectedSealed === null || protectedParts === undefined)
    return last.protectedSealed === null && protectedParts === undefined;
  const sealed = vault.unseal(last.protectedSealed, protectedDataBinding(owner.companyId)).reveal();
  return sealed === canonicalJson(asStored(protectedParts));
}

function toRow({ vault, owner }: Dependencies, { kind, value, raw, readAt, protectedParts }: NewReading) {
  const binding = protectedDataBinding(owner.companyId);
  return {
    ...owner,
    id: randomUUID(),
    kind,
    value,
    raw: raw ?? null,
    readAt,
    protectedSealed:
      protectedParts === undefined ? null : vault.seal(canonicalJson(asStored(protectedParts)), binding),
  };
}

/** As it comes back from the database: without the members that are undefined. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
