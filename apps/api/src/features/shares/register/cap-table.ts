import { toDecimalText } from '@statbook/domain/money';
import { capTable, percentText } from '@statbook/domain/share-capital/projections';
import type { Transaction } from '../../../platform/database/database.ts';
import { nameOfClass, presentAccount } from '../ledger/present-shares.ts';
import { type Asked, readClasses, readPosition } from './as-at.ts';

/** Who has how much of what, each by name: the largest first, and the company's own shares last. */
export async function loadCapTable(tx: Transaction, asked: Asked) {
  const time = await readPosition(tx, asked);
  const named = new Map(time.position.holders.map((holder) => [holder.id, holder]));
  const rows = capTable(time.position).map((row) => {
    const holder = row.account.kind === 'holder' ? named.get(row.account.holderId) : undefined;
    const { holderName } = presentAccount(row.account, holder === undefined ? [] : [holder]);
    return { ...row, name: holderName };
  });
  return { ...time, rows };
}

/** The same as it is sent. */
export async function readCapTable(tx: Transaction, asked: Asked) {
  const table = await loadCapTable(tx, asked);
  const { head, position, rows } = table;
  return {
    ...head,
    classes: await readClasses(tx, asked, table),
    rows: rows.map((row) => ({
      holderId: row.account.kind === 'holder' ? row.account.holderId : null,
      holderName: row.name,
      isNotKnown: row.isUnidentified,
      shares: toDecimalText(row.shares),
      votes: toDecimalText(row.votesHeld),
      votesPercent: percentText(row.votes),
      classes: [...row.byClass].map(([id, count]) => ({
        shareClassId: id,
        className: nameOfClass(position.classes, id),
        shares: toDecimalText(count),
      })),
      nominal: [...row.nominalValue].map(([currency, value]) => ({
        currency,
        value: toDecimalText(value),
        percent: percentText(row.nominal.get(currency) ?? { part: 0n, whole: 0n }),
      })),
    })),
  };
}
