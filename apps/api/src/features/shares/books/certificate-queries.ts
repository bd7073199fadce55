import {
  type Certificate,
  type CertificateChange,
  describeNumberRanges,
  numbered,
  toDecimalText,
} from '@statbook/domain';
import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareCertificate, shareCertificateEnd } from '../../../platform/database/schema.ts';
import type { Bookkeeper } from './event-queries.ts';
import { inParts } from './in-parts.ts';
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
      ),
    );

/** Every certificate of a company by number; with holders given, or everybody, the live ones of those. */
export async function loadCertificates(
  tx: Transaction,
  companyId: string,
  liveOf?: readonly string[] | 'everybody',
): Promise<Certificate[]> {
  if (liveOf?.length === 0) return [];
  const isTheirs =
    liveOf === undefined || liveOf === 'everybody'
      ? undefined
      : inArray(shareCertificate.holderId, [...liveOf]);
  const rows = await certificatesAndEnds(tx)
    .where(
      and(eq(shareCertificate.companyId, companyId), isTheirs, liveOf && isNull(shareCertificateEnd.number)),
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

/** Ends what ends and makes what is made, with the next numbers of the company: for an entry, or for an act on certificates. */
export async function storeCertificates(
  tx: Transaction,
  { accountId, companyId }: Bookkeeper,
  { change: { end, issue }, actId }: { change: CertificateChange; actId?: string },
): Promise<void> {
  const own = { accountId, companyId };
  for (const ended of inParts(end))
    await tx.insert(shareCertificateEnd).values(
      ended.map(({ number, status, on, eventId }) => ({
        ...own,
        number,
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
  const onPaper = issue.flatMap(({ number }) => number ?? []);
  const used = new Set(await listUsedNumbers(tx, companyId, onPaper));
  const made = numbered(issue, { used, highest: row?.last ?? 0 }).map((each) => ({
    ...own,
    number: each.number,
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
  for (const part of inParts(made)) await tx.insert(shareCertificate).values(part);
}

/** Which of some numbers a certificate of the company bears or bore; those that some entries made do not count. */
export async function listUsedNumbers(
  tx: Transaction,
  companyId: string,
  numbers: readonly number[],
  { except = [] }: { except?: readonly string[] } = {},
): Promise<number[]> {
  const used: number[] = [];
  for (const part of inParts(numbers)) {
    const rows = await tx
      .select({ number: shareCertificate.number, eventId: shareCertificate.eventId })
      .from(shareCertificate)
      .where(and(eq(shareCertificate.companyId, companyId), inArray(shareCertificate.number, [...part])));
    const counted = rows.filter(({ eventId }) => eventId === null || !except.includes(eventId));
    used.push(...counted.map(({ number }) => number));
  }
  return used;
}
