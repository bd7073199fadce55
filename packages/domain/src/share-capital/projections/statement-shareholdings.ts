import { toDecimalText } from '../../money/exact-decimal.ts';
import type { Period } from '../../dates/period.ts';
import { isWithin } from '../../dates/period.ts';
import type { ShareEvent } from '../ledger/event.ts';
import type { HolderId, ShareClassId } from '../ledger/ids.ts';
import type { SharePosition } from '../ledger/position.ts';
import type { ShareholderName, ShareholdingRecord, ShareTransferRecord } from '../shareholdings.ts';
import { holdingHistory } from './history.ts';
import { holdingsOf } from './holdings.ts';

/** The input for the list of members of a confirmation statement; `events` are the live ones. */
export interface StatementMembers {
  readonly position: SharePosition;
  readonly events: readonly ShareEvent[];
  /** The period of the transfers. */
  readonly since: Period;
  /** The company is the registered holder of its treasury shares (s.724(4)). */
  readonly companyName: string;
}

/**
 * The members of a confirmation statement (s.853F): each holding at its date, with the transfers out of it in the period. A
 * member who transferred everything in the period stays in the list with 0.
 */
export function statementShareholdings(members: StatementMembers): readonly ShareholdingRecord[] {
  const { position, companyName } = members;
  const transfers = transfersOut(members);
  const records = holdingsOf(position).map(({ account, shareClass, shares }) => {
    const key = account.kind === 'holder' ? keyOf(account.holderId, shareClass.id) : '';
    const own = transfers.get(key)?.transfers ?? [];
    transfers.delete(key);
    return {
      className: shareClass.terms.name,
      numberHeld: toDecimalText(shares),
      holders:
        account.kind === 'holder'
          ? namesOf(position, account.holderId)
          : [{ kind: 'whole', name: companyName } as const],
      transfers: own,
    };
  });
  const former = [...transfers.values()].map(({ holderId, classId, transfers: own }) => ({
    className: position.classes.find(({ id }) => id === classId)?.terms.name ?? classId,
    numberHeld: '0',
    holders: namesOf(position, holderId),
    transfers: own,
  }));
  return [...records, ...former];
}

interface TransfersOut {
  readonly holderId: HolderId;
  readonly classId: ShareClassId;
  readonly transfers: readonly ShareTransferRecord[];
}

function transfersOut({ events, since }: StatementMembers): Map<string, TransfersOut> {
  const found = new Map<string, TransfersOut>();
  for (const { kind, on, holderId, classId, change } of holdingHistory(events)) {
    if ((kind !== 'transfer' && kind !== 'transmission') || change >= 0n || !isWithin(on, since)) continue;
    const known = found.get(keyOf(holderId, classId))?.transfers ?? [];
    const transfer = { transferredOn: on, numberOfShares: toDecimalText(change).slice(1) };
    found.set(keyOf(holderId, classId), { holderId, classId, transfers: [...known, transfer] });
  }
  return found;
}

function keyOf(holderId: HolderId, classId: ShareClassId): string {
  return `${holderId}|${classId}`;
}

function namesOf(position: SharePosition, id: HolderId): readonly ShareholderName[] {
  return position.holders.find((holder) => holder.id === id)?.members.map(({ name }) => name) ?? [];
}
