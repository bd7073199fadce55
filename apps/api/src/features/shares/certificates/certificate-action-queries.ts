import { type CivilDate, civilDate } from '@statbook/domain/dates';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isLastEdition } from '../ledger/certificate-queries.ts';
import {
  shareCertificate,
  shareCertificateAct,
  shareCertificateEnd,
  shareEvent,
} from '../../../platform/database/schema.ts';

/** An act of the company on its certificates. */
export type StoredAction = typeof shareCertificateAct.$inferInsert;

export async function insertAction(tx: Transaction, action: StoredAction): Promise<void> {
  await tx.insert(shareCertificateAct).values(action);
}

/** The act that was recorded under a key. */
export async function findAction(tx: Transaction, companyId: string, entryKey: string) {
  const [found] = await tx
    .select()
    .from(shareCertificateAct)
    .where(and(eq(shareCertificateAct.companyId, companyId), eq(shareCertificateAct.entryKey, entryKey)));
  return found;
}

/** Numbers of the certificates that an act made. */
export async function listMadeBy(tx: Transaction, companyId: string, actId: string): Promise<number[]> {
  const rows = await tx
    .select({ number: shareCertificate.number })
    .from(shareCertificate)
    .where(and(eq(shareCertificate.companyId, companyId), eq(shareCertificate.actId, actId)))
    .orderBy(asc(shareCertificate.number));
  return rows.map(({ number }) => number);
}

/** Why a certificate ended: an entry of the ledger, or an act with what was said of it. */
export interface CertificateEnding {
  entry: number | null;
  kind: string | null;
  note: string | null;
}

/** By number, for the certificates that ended. */
export async function loadEndings(
  tx: Transaction,
  companyId: string,
): Promise<ReadonlyMap<number, CertificateEnding>> {
  const rows = await tx
    .select({
      number: shareCertificateEnd.number,
      entry: shareEvent.number,
      eventKind: shareEvent.kind,
      actionKind: shareCertificateAct.kind,
      note: shareCertificateAct.note,
    })
    .from(shareCertificateEnd)
    .leftJoin(shareEvent, eq(shareEvent.id, shareCertificateEnd.eventId))
    .leftJoin(shareCertificateAct, eq(shareCertificateAct.id, shareCertificateEnd.actId))
    .where(and(eq(shareCertificateEnd.companyId, companyId), isLastEdition(shareCertificateEnd)));
  return new Map(
    rows.map(({ number, entry, eventKind, actionKind, note }) => [
      number,
      { entry, kind: eventKind ?? actionKind, note: note === '' ? null : note },
    ]),
  );
}

/** By number, the day each certificate went out; what was recorded last counts, and nothing of before a number was entered again. */
export async function loadDeliveries(
  tx: Transaction,
  companyId: string,
): Promise<ReadonlyMap<number, CivilDate>> {
  const { numbers: given, doneOn: day, recordedAt: at } = shareCertificateAct;
  const rows = await tx
    .select({ given, day, at })
    .from(shareCertificateAct)
    .where(and(eq(shareCertificateAct.companyId, companyId), eq(shareCertificateAct.kind, 'delivery')))
    .orderBy(asc(at), asc(shareCertificateAct.id));
  const again = await tx
    .select({ number: shareCertificate.number, since: shareEvent.recordedAt })
    .from(shareCertificate)
    .innerJoin(shareEvent, eq(shareEvent.id, shareCertificate.eventId))
    .where(
      and(
        eq(shareCertificate.companyId, companyId),
        isNotNull(shareCertificate.follows),
        isLastEdition(shareCertificate),
      ),
    );
  const since = new Map(again.map((each) => [each.number, each.since]));
  return new Map(
    rows.flatMap(({ given: numbers, day: doneOn, at: recordedAt }) =>
      numbers
        .filter((number) => recordedAt >= (since.get(number) ?? recordedAt))
        .map((number) => [number, civilDate(doneOn)] as const),
    ),
  );
}
