import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import {
  controlProposal,
  shareCertificate,
  shareCertificateAct,
  shareCertificateEnd,
  shareCheckpoint,
  shareCheckpointLine,
  shareCertificateTemplate,
  shareClass,
  shareDraftLine,
  shareEvent,
  shareEventDuty,
  shareEventFiling,
  shareHolder,
  shareHolderDetail,
  shareHistoryLine,
  shareHolding,
  shareLot,
  sharePosting,
  shareTerms,
  shareTieOut,
  shareTransferRefusal,
  unregisteredPsc,
} from '../platform/database/schema.ts';

/** A register with one holder, one allotment and a certificate; its words carry the mark. */
export async function insertShareRegister(
  tx: Transaction,
  order: { accountId: string; companyId: string; userId: string; filingId: string; mark: string },
): Promise<string[]> {
  const { accountId, companyId, userId: createdBy, mark } = order;
  const own = { accountId, companyId };
  const [classId, holderId, eventId, draftId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const terms = {
    name: mark,
    currency: 'GBP',
    nominalEach: '1',
    particulars: mark,
    votesPerShare: '1',
    isRedeemable: false,
    isNumbered: false,
  };
  const member = { personId: randomUUID(), name: { kind: 'whole', name: mark } };
  await tx.insert(shareClass).values({ id: classId, ...own, createdBy });
  await tx.insert(shareHolder).values({ id: holderId, ...own, createdBy });
  await tx
    .insert(shareHolderDetail)
    .values({ holderId, version: 1, ...own, members: [member], recordedBy: createdBy });
  const allottee = { classId, holderId, shares: '1', priceEach: '1', paidEach: '1' };
  await tx.insert(shareEvent).values({
    id: eventId,
    ...own,
    number: 1,
    kind: 'allotment',
    effectiveOn: '2026-01-15',
    source: 'person',
    sourceReference: createdBy,
    request: { kind: 'allotment', on: '2026-01-15', allottees: [allottee] },
    entryKey: eventId,
    entryPart: 1,
  });
  await insertDuty(tx, { ...own, eventId, mark, userId: createdBy });
  await tx.insert(shareEventFiling).values({ accountId, shareEventId: eventId, filingId: order.filingId });
  await tx.insert(shareTerms).values({ classId, version: 1, ...own, after: terms });
  const lot = { id: `${eventId}/1`, ...own, classId, eventId, issuedOn: '2026-01-15' };
  const paid = { priceAmount: '1', priceShares: '1', unpaidAmount: '0', unpaidShares: '1' };
  await tx.insert(shareLot).values({ ...lot, currency: 'GBP', nominalEach: '1', ...paid });
  const posted = { eventId, lotId: lot.id, ...own, classId, eventNumber: 1, effectiveOn: lot.issuedOn };
  const accountKey = `holder:${holderId}`;
  await tx.insert(sharePosting).values([
    { ...posted, accountKey: 'issuer', shares: '-1' },
    { ...posted, accountKey, holderId, shares: '1' },
  ]);
  await tx.insert(shareHolding).values({ ...own, accountKey, lotId: lot.id, classId, shares: '1' });
  const register: Register = { own, createdBy, mark, classId, holderId, eventId, draftId, lotId: lot.id };
  await insertCheckpoint(tx, register);
  await insertCertificate(tx, register);
  const refusalId = await insertUnrecorded(tx, register);
  const proposalId = await insertProposal(tx, register, member.personId);
  await tx.insert(unregisteredPsc).values({
    ...own,
    personId: member.personId,
    personName: mark,
    foundOn: day,
    noticeBy: day,
    filingId: order.filingId,
    // What nobody has settled goes with the next comparison of the registers.
    reason: mark,
    settledBy: createdBy,
    settledAt: new Date(),
  });
  // As if it had been compared: a job that does would find nobody, and delete the row before.
  await tx.update(shareTieOut).set({ checked: sql`asked` }).where(eq(shareTieOut.companyId, companyId));
  return [classId, holderId, eventId, draftId, refusalId, proposalId];
}

async function insertProposal(
  tx: Transaction,
  { own, mark, eventId }: Register,
  personId: string,
): Promise<string> {
  const id = randomUUID();
  const change = { notice: 'became', form: 'PSC02', changedOn: day, noticeBy: day } as const;
  await tx.insert(controlProposal).values({
    id,
    ...own,
    ...change,
    eventId,
    personId,
    personName: mark,
    through: [mark],
    sharesAfter: '75-to-100-percent',
  });
  return id;
}

interface Register {
  own: { accountId: string; companyId: string };
  createdBy: string;
  mark: string;
  classId: string;
  holderId: string;
  eventId: string;
  draftId: string;
  lotId: string;
}

const day = '2026-01-15';

async function insertCheckpoint(tx: Transaction, { own, classId, holderId, lotId }: Register): Promise<void> {
  const checkpoint = { ...own, number: 1 };
  await tx.insert(shareCheckpoint).values({
    ...checkpoint,
    effectiveOn: day,
    memberships: { present: [[holderId, day, { [classId]: '1' }]], ended: [] },
  });
  await tx
    .insert(shareCheckpointLine)
    .values({ ...checkpoint, accountKey: `holder:${holderId}`, lotId, classId, shares: '1' });
}

async function insertCertificate(tx: Transaction, register: Register): Promise<void> {
  const { own, createdBy, mark, classId, holderId, eventId, draftId } = register;
  const certificate = { ...own, number: 1, classId, holderId, shares: '1', eventId };
  await tx.insert(shareCertificate).values({ ...certificate, origin: 'new', issuedOn: day });
  await tx.insert(shareCertificateEnd).values({ ...own, number: 1, status: 'lost', endedOn: day, eventId });
  const done = { ...own, doneOn: day, note: mark, recordedBy: createdBy };
  const delivery = { ...done, kind: 'delivery' as const, numbers: [1], request: {} };
  await tx.insert(shareCertificateAct).values({ ...delivery, id: draftId, entryKey: draftId });
  await tx.insert(shareCertificateTemplate).values({
    ...own,
    version: 1,
    wording: mark,
    execution: 'seal',
    signatories: [mark],
    notice: mark,
    recordedBy: createdBy,
  });
}

/** What is no entry of the register: drafts, and a transfer that was refused. */
async function insertUnrecorded(tx: Transaction, register: Register): Promise<string> {
  const { own, createdBy, mark, classId, holderId, draftId } = register;
  const allottee = { classId, holderId, shares: '1', priceEach: '1', paidEach: '1' };
  await tx.insert(shareDraftLine).values({
    ...own,
    draftId,
    position: 1,
    content: { on: '2026-01-15', ...allottee, nonCash: mark },
    createdBy,
  });
  const refusalId = randomUUID();
  await tx.insert(shareHistoryLine).values({
    ...own,
    position: 1,
    request: { kind: 'allotment', on: '2025-01-15', allottees: [allottee] },
    createdBy,
  });
  await tx.insert(shareTransferRefusal).values({
    id: refusalId,
    ...own,
    classId,
    transferorId: holderId,
    request: {
      classId,
      transferorId: holderId,
      transferees: [{ transfereeId: holderId, shares: '1' }],
      lodgedOn: '2026-01-15',
      refusedOn: '2026-01-16',
      reasons: mark,
    },
    recordedBy: createdBy,
  });
  return refusalId;
}

interface DutyOrder {
  accountId: string;
  companyId: string;
  eventId: string;
  mark: string;
  userId: string;
}

/** What the entry asks for, settled by somebody. */
async function insertDuty(tx: Transaction, { mark, userId, ...own }: DutyOrder): Promise<void> {
  await tx.insert(shareEventDuty).values({
    ...own,
    firstEventId: own.eventId,
    kind: 'form',
    form: 'SH01',
    dueOn: '2026-02-15',
    effectiveOn: '2026-01-15',
    followedUntil: '2027-02-19',
    outcome: 'done',
    reason: mark,
    settledBy: userId,
    settledAt: new Date(),
  });
}
