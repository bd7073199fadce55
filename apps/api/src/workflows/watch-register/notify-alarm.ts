import type { RegisterChange } from '@statbook/domain/register-watch';
import type { Platform } from '../../composition.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notify } from '../../platform/messages/notifications.ts';
import { getCompanyRow } from '../../registry-snapshots/company-row-queries.ts';
import type { ReadingOwner } from '../../registry-snapshots/new-snapshot.ts';
import { describeChange } from '../../registry-snapshots/describe-change.ts';

/** So many are named; the page of the company has the rest. */
const mostNamed = 3;

/** Tells everybody who sees the company of what nobody here filed, once for each reading that found any. */
export async function notifyAlarm(
  { live }: Pick<Platform, 'live'>,
  tx: Transaction,
  { accountId, companyId }: ReadingOwner,
  { changes, ids }: { changes: readonly RegisterChange[]; ids: readonly number[] },
): Promise<void> {
  const alarms = changes.filter(({ origin }) => origin === 'not-ours');
  const [first] = ids;
  if (alarms.length === 0 || first === undefined) return;
  const { number } = await getCompanyRow(tx, companyId);
  await notify(tx, live, {
    accountId,
    companyId,
    kind: 'register-alarm',
    key: `register-alarm:${first}`,
    details: { number, changes: alarms.length, text: textOf(alarms) },
    to: { flags: ['viewCompany'] },
  });
}

function textOf(alarms: readonly RegisterChange[]): string {
  const named = alarms.slice(0, mostNamed).map(describeChange);
  const others = alarms.length - named.length;
  return [...named, ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
}
