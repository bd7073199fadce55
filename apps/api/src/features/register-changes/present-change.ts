import { civilDate, formatCivilDate } from '@statbook/domain/dates';
import { titleOfChange } from '../../registry-snapshots/describe-change.ts';
import type { ChangeRow } from './change-list-queries.ts';

/** A change as our calls give it. */
export function presentChange(row: ChangeRow) {
  const { id, at, settledAt, entry, accountId: _account, companyId: _company, ...change } = row.change;
  return {
    changeId: id,
    readAt: at.toISOString(),
    kind: change.kind,
    title: titleOfChange(change.kind),
    subject: change.subject,
    before: change.before,
    now: change.now,
    origin: change.origin,
    explanation: explain(row),
    filingId: change.filingId,
    entry: entry && { type: entry.type, date: entry.date, description: entry.description },
    isAlarm: change.origin === 'not-ours' && (change.settledAs === null || change.settledAs === 'not-ours'),
    settledAs: change.settledAs,
    settledAt: settledAt?.toISOString() ?? null,
    settledBy: row.settledBy,
    note: change.note,
  };
}

function explain({ change, form, acceptedOn }: ChangeRow): string {
  switch (change.origin) {
    case 'ours':
      return acceptedOn === null
        ? `By your ${form ?? 'filing'}, which Companies House has not answered yet.`
        : `By your ${form ?? 'filing'} accepted on ${dayText(acceptedOn)}.`;
    case 'expected':
      return change.entry === null
        ? 'This needs no filing of the company.'
        : `In the ordinary course: ${change.entry.description}.`;
    case 'not-ours':
      return change.entry === null
        ? 'You did not file this, and Companies House shows no filing for it.'
        : `You did not file this: ${change.entry.type}${registered(change.entry.date)}.`;
    case 'not-compared':
      return 'Read before changes were compared.';
  }
}

const registered = (date: string | null) => (date === null ? '' : ` registered on ${dayText(date)}`);

const dayText = (day: string) => formatCivilDate(civilDate(day));
