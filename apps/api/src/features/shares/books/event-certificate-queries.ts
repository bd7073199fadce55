import type { Certificate } from '@statbook/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareCertificate, shareCertificateEnd } from '../../../platform/database/schema.ts';
import { certificateFrom } from './stored-values.ts';

/** The certificates that were made for an entry, and the numbers of those that it ended. */
export async function certificatesOfEvent(
  tx: Transaction,
  companyId: string,
  eventId: string,
): Promise<{ made: Certificate[]; ended: number[] }> {
  const made = await tx
    .select({ certificate: shareCertificate, end: shareCertificateEnd })
    .from(shareCertificate)
    .leftJoin(
      shareCertificateEnd,
      and(
        eq(shareCertificateEnd.companyId, shareCertificate.companyId),
        eq(shareCertificateEnd.number, shareCertificate.number),
      ),
    )
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
