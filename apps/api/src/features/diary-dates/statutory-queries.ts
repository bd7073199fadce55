import type { CivilDate } from '@statbook/domain/dates';
import { and, asc, eq, gt, isNotNull, isNull, lte, not } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { controlProposal, registeredPerson } from '../../platform/database/schema.ts';

/** Whose identity statement the register waits for or will wait for: no verification runs today. */
export function listAwaitedPeople(tx: Transaction, companyId: string, today: CivilDate) {
  const { source, name, position, verificationDueOn, verifiedFrom, verifiedUntil } = registeredPerson;
  const runs = and(
    isNotNull(verifiedFrom),
    isNotNull(verifiedUntil),
    lte(verifiedFrom, today),
    gt(verifiedUntil, today),
  );
  return tx
    .select({ source, name, dueOn: verificationDueOn })
    .from(registeredPerson)
    .where(and(eq(registeredPerson.companyId, companyId), isNotNull(verificationDueOn), runs && not(runs)))
    .orderBy(asc(verificationDueOn), asc(position));
}

/** The notices about control that nobody has settled. */
export function listOpenProposals(tx: Transaction, companyId: string) {
  return tx
    .select()
    .from(controlProposal)
    .where(and(eq(controlProposal.companyId, companyId), isNull(controlProposal.outcome)))
    .orderBy(asc(controlProposal.noticeBy), asc(controlProposal.personName));
}
