import { toDecimalText } from '@statbook/domain/money';
import { describeNumberRanges } from '@statbook/domain/share-capital';
import {
  type Certificate,
  type CertificateChange,
  numbered,
} from '@statbook/domain/share-capital/certificates';
import { and, asc, eq, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { shareCertificate, shareCertificateEnd } from '../../../platform/database/schema.ts';
import type { Bookkeeper } from './event-queries.ts';
import { chunk } from './chunk.ts';
import { certificateFrom } from './stored-values.ts';

const certificatesAndEnds = (tx: Transaction) =>
  tx
    .select({ certificate: shareCertificate, end: shareCertificateEnd })
    .from(shareCertificate)
    .leftJoin(
      shareCertificateEnd,
      and(
        eq(shareCertificateEnd.companyId, shareCertificate.companyId),
        eq(shareCertificateEnd.number, shareCertificate.number),
        eq(shareCertificateEnd.edition, shareCertificate.edition),
      ),
    );

type EditionColumns = Record<'companyId' | 'number' | 'edition', AnyPgColumn>;

/** Of a number that was entered again only the last edition counts: what was said of it before was taken back. */
export const isLastEdition = ({ companyId, number, edition }: EditionColumns): SQL =>
  sql`not exists (select 1 from share_certificate later where later.company_id = ${companyId}
    and later.number = ${number} and later.edition > ${edition})`;

/** Every certificate of a company by number; with holders given, or everybody, the live ones of those. */
export async function loadCertificates(
  tx: Transaction,
  companyId: string,
  liveOf?: readonly string[] | 'everybody',
): Promise<Certificate[]> {
  if (liveOf?.length === 0) return [];
  const isTheirs =
    liveOf === undefined || liveOf === 'everybody' ? undefined : isOneOf(shareCertificate.holderId, liveOf);
  const rows = await certificatesAndEnds(tx)
    .where(
      and(
        eq(shareCertificate.companyId, companyId),
        isTheirs,
        liveOf && isNull(shareCertificateEnd.number),
        isLastEdition(shareCertificate),
      ),
    )
    .orderBy(asc(shareCertificate.number));
  return rows.map(({ certificate, end }) => certificateFrom(certificate, end));
}

/** The certificates that were made for an entry, and the numbers of those that it ended. */
export async function certificatesOfEvent(
  tx: Transaction,
  companyId: string,
  eventId: string,
): Promise<{ made: Certificate[]; ended: number[] }> {
  const made = await certificatesAndEnds(tx)
    .where(and(eq(shareCertificate.companyId, companyId), eq(shareCertificate.eventId, eventId)))
    .orderBy(asc(shareCertificate.number));
  const ended = await tx
    .select({ number: shareCertificateEnd.number })
    .from(shareCertificateEnd)
    .where(and(eq(shareCertificateEnd.companyId, companyId), eq(shareCertificateEnd.eventId, eventId)))
    .orderBy(asc(shareCertificateEnd.number));
  return {
    made: made.map(({ certificate, end }) => certificateFrom(certificate, end)),
    ended: ended.map(({ number }) => number),
  };
}

/** The numbers of all certificates that the events of one entry issued and ended, in order. */
export async function certificateNumbersOf(
  tx: Transaction,
  companyId: string,
  eventIds: readonly string[],
): Promise<{ issued: number[]; cancelled: number[] }> {
  const ids = [...eventIds];
  const issued = await tx
    .selectDistinct({ number: shareCertificate.number })
    .from(shareCertificate)
    .where(and(eq(shareCertificate.companyId, companyId), isOneOf(shareCertificate.eventId, ids)))
    .orderBy(asc(shareCertificate.number));
  const cancelled = await tx
    .select({ number: shareCertificateEnd.number })
    .from(shareCertificateEnd)
    .where(and(eq(shareCertificateEnd.companyId, companyId), isOneOf(shareCertificateEnd.eventId, ids)))
    .orderBy(asc(shareCertificateEnd.number));
  return {
    issued: issued.map(({ number }) => number),
    cancelled: cancelled.map(({ number }) => number),
  };
}

/** The numbers that certificates to be issued bear on paper already. */
export const existingNumbers = (issue: CertificateChange['issue']): number[] =>
  issue.flatMap(({ number }) => number ?? []);

interface CertificatesToStore {
  change: CertificateChange;
  /** The numbers of existing certificates that are another's: who is to bear one gets the next number instead. */
  used?: ReadonlySet<number>;
  actId?: string;
}

/** Ends what ends and makes what is made, with the next numbers of the company: for an entry, or for an act on certificates. */
export async function storeCertificates(
  tx: Transaction,
  { accountId, companyId }: Bookkeeper,
  { change: { end, issue }, used = new Set(), actId }: CertificatesToStore,
): Promise<void> {
  const own = { accountId, companyId };
  for (const ended of chunk(end))
    await tx.insert(shareCertificateEnd).values(
      ended.map(({ number, status, on, eventId }) => ({
        ...own,
        number,
        edition: sql`(select max(edition) from share_certificate where company_id = ${companyId} and number = ${number})`,
        status,
        endedOn: on,
        eventId,
        actId,
      })),
    );
  if (issue.length === 0) return;
  const [row] = await tx
    .select({ last: max(shareCertificate.number) })
    .from(shareCertificate)
    .where(eq(shareCertificate.companyId, companyId));
  const editions = await loadEditions(tx, companyId, existingNumbers(issue));
  const made = numbered(issue, { used, highest: row?.last ?? 0 }).map((each) => ({
    ...own,
    number: each.number,
    edition: (editions.get(each.number) ?? 0) + 1,
    follows: editions.get(each.number) ?? null,
    classId: each.classId,
    holderId: each.holderId,
    shares: toDecimalText(each.shares),
    numbers: describeNumberRanges(each.numbers),
    origin: each.origin,
    issuedOn: each.issuedOn,
    eventId: each.eventId ?? null,
    replaces: [...each.replaces],
    indemnityOn: each.indemnityOn ?? null,
    actId,
  }));
  for (const part of chunk(made)) await tx.insert(shareCertificate).values(part);
}

/** The last edition of each of some numbers that a certificate ever bore. */
async function loadEditions(
  tx: Transaction,
  companyId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const editions = new Map<number, number>();
  for (const part of chunk(numbers))
    for (const { certificate } of await loadLastEditions(tx, companyId, part))
      editions.set(certificate.number, certificate.edition);
  return editions;
}

/** The certificates that bear some numbers, as they were entered last, with their ends. */
export function loadLastEditions(tx: Transaction, companyId: string, numbers: readonly number[]) {
  return certificatesAndEnds(tx).where(
    and(
      eq(shareCertificate.companyId, companyId),
      isOneOf(shareCertificate.number, numbers),
      isLastEdition(shareCertificate),
    ),
  );
}
