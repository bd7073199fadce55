import { accountKey, accountOf } from '../ledger/account.ts';
import type { TransmissionRequest } from '../ledger/event-requests.ts';
import type { PlanDesk } from './plan-desk.ts';

/** Shares pass by operation of law, to personal representatives or a trustee in bankruptcy who choose to be registered (ss.773-774). */
export function planTransmission(request: TransmissionRequest, desk: PlanDesk): void {
  const { fromId, toId, classId, evidence } = request;
  if (evidence.trim() === '') {
    desk.refuse('evidence', 'missing', 'Enter the evidence, like the grant of probate and its date');
  }
  if (fromId === toId) desk.refuse('toId', 'same-holder', 'Choose who takes the shares');
  desk.checkGiver(fromId, 'fromId');
  desk.checkTaker(toId, 'toId');
  if (classId !== undefined) desk.readClass(classId);
  const from = accountKey(accountOf(fromId));
  const lines = desk.builder
    .lines()
    .filter(({ account, lot }) => accountKey(account) === from && (classId ?? lot.classId) === lot.classId);
  if (lines.length === 0) desk.refuse('fromId', 'too-few', `${desk.nameOf(fromId)} has no such shares`);
  for (const line of lines) desk.builder.move({ line, shares: line.shares }, accountOf(toId));
}
