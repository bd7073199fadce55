import { ledgerAccountKey, holderAccount } from '../../ledger/ledger-account.ts';
import type { TransmissionRequest } from '../../ledger/event-requests.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';

/** Transmits shares by operation of law to personal representatives or a trustee in bankruptcy who elect to be registered (ss.773-774). */
export function planTransmission(request: TransmissionRequest, planner: EventPlanner): void {
  const { fromId, toId, classId, evidence } = request;
  if (evidence.trim() === '') {
    planner.refuse('evidence', 'missing', 'Enter the evidence, like the grant of probate and its date');
  }
  if (fromId === toId) planner.refuse('toId', 'same-holder', 'Choose who takes the shares');
  planner.checkTransferor(fromId, 'fromId');
  planner.checkRecipient(toId, 'toId');
  if (classId !== undefined) planner.readClass(classId);
  const from = ledgerAccountKey(holderAccount(fromId));
  const lines = planner.builder
    .lines()
    .filter(
      ({ account, lot }) => ledgerAccountKey(account) === from && (classId ?? lot.classId) === lot.classId,
    );
  if (lines.length === 0) planner.refuse('fromId', 'too-few', `${planner.nameOf(fromId)} has no such shares`);
  for (const line of lines) planner.builder.move({ line, shares: line.shares }, holderAccount(toId));
}
