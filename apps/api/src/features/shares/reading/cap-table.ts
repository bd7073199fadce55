import { capTable, percentText, toDecimalText } from '@statbook/domain';
import type { Transaction } from '../../../platform/database/database.ts';
import { nameOfClass, presentAccount } from '../books/present-shares.ts';
import { type Asked, readClasses, readPosition } from './as-at.ts';

/** Who has how much of what, each by name: the largest first, and the company's own shares last. */
export async function loadCapTable(tx: Transaction, asked: Asked) {
  const time = await readPosition(tx, asked);
  const named = new Map(time.position.holders.map((holder) => [holder.id, holder]));
  const rows = capTable(time.position).map((row) => {
    const holder = row.account.kind === 'holder' ? named.get(row.account.holderId) : undefined;
    const { HolderName } = presentAccount(row.account, holder === undefined ? [] : [holder]);
    return { ...row, name: HolderName };
  });
  return { ...time, rows };
}

/** The same as it is sent. */
export async function readCapTable(tx: Transaction, asked: Asked) {
  const table = await loadCapTable(tx, asked);
  const { head, position, rows } = table;
  return {
    ...head,
    Classes: await readClasses(tx, asked, table),
    Rows: rows.map((row) => ({
      HolderId: row.account.kind === 'holder' ? row.account.holderId : null,
      HolderName: row.name,
      IsNotKnown: row.isNotKnown,
      Shares: toDecimalText(row.shares),
      Votes: toDecimalText(row.votesHeld),
      VotesPercent: percentText(row.votes),
      Classes: [...row.byClass].map(([id, count]) => ({
        ShareClassId: id,
        ClassName: nameOfClass(position.classes, id),
        Shares: toDecimalText(count),
      })),
      Nominal: [...row.nominalValue].map(([currency, value]) => ({
        Currency: currency,
        Value: toDecimalText(value),
        Percent: percentText(row.nominal.get(currency) ?? { part: 0n, whole: 0n }),
      })),
    })),
  };
}
