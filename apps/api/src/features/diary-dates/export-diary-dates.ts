import { createHash } from 'node:crypto';
import { exportDiaryDates } from '@statbook/contract/calls';
import { type CivilDate, civilDate, datePartsOf, monthsOfRepeat } from '@statbook/domain';
import type { Config } from '../../config.ts';
import { handle } from '../../pipeline/handler.ts';
import type { ActivityLog } from '../../platform/activity.ts';
import { type CalendarDay, writeCalendar } from '../../platform/files/calendar-file.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { toCsvLine } from '../../platform/files/csv.ts';
import { nameOfFile, sendFile } from '../../platform/files/send-file.ts';
import { listUserNames } from '../../readings/user-name-queries.ts';
import { type DiaryRow, listDiaryDates } from './diary-queries.ts';
import { type ListEntryFilings, listStatutoryDates } from './list-statutory-dates.ts';
import { peopleIn } from './present-diary.ts';

interface Needs {
  config: Pick<Config, 'publicUrl'>;
  clock: Clock;
  database: Database;
  activity: ActivityLog;
  listEntryFilings: ListEntryFilings;
}

type Statutory = Awaited<ReturnType<typeof listStatutoryDates>>['dates'][number];

interface Exported {
  statutory: readonly Statutory[];
  own: readonly (DiaryRow & { nextOn: string })[];
  names: ReadonlyMap<string, string>;
  /** The diary of the company. */
  url: string;
}

/** The dates that are overdue or to come, in one transaction with the row of activity. */
export const exportDiaryDatesHandler = ({ config, database, activity, ...needs }: Needs) =>
  handle(exportDiaryDates, async ({ company, person, query, reply, requestId }) => {
    const today = needs.clock.today();
    const exported = await database.transaction(person.scope, async (tx): Promise<Exported> => {
      const { dates } = await listStatutoryDates(tx, company, { ...needs, today });
      const own = (await listDiaryDates(tx, company.id)).flatMap((row) =>
        row.nextOn === null ? [] : [{ ...row, nextOn: row.nextOn }],
      );
      await activity.record(tx, {
        accountId: person.accountId,
        actor: `person:${person.userId}`,
        action: exportDiaryDates.activity,
        companyId: company.id,
        subject: `${company.name} (${company.number})`,
        details: { format: query.Format },
        requestId,
      });
      const url = `${config.publicUrl}/company/diarydates?company=${company.id}`;
      return { statutory: dates, own, names: await listUserNames(tx, peopleIn(own)), url };
    });
    const name = nameOfFile([company.name, 'diary dates', today], query.Format);
    if (query.Format === 'csv')
      return sendFile(reply, { name, type: 'text/csv; charset=utf-8', content: toCsv(exported) });
    const title = `Dates of ${company.name}`;
    const content = writeCalendar(title, toCalendar(exported, company), needs.clock.now());
    return sendFile(reply, { name, type: 'text/calendar; charset=utf-8', content });
  });

const heads = ['Date', 'What', 'Of', 'Kind', 'Repeat', 'Days before', 'Assigned to', 'Note', 'Rule'];

function toCsv({ statutory, own, names }: Exported): string {
  const rows = [
    ...statutory.map((date) => [
      date.DueOn,
      date.Title,
      date.Detail,
      'Statutory',
      null,
      null,
      null,
      date.ToDo,
      `${date.Computed} ${date.Authority}`,
    ]),
    ...own.map((row) => [
      row.nextOn,
      row.title,
      null,
      'Own',
      row.repeat === 'none' ? null : row.repeat,
      row.daysBefore === null ? null : String(row.daysBefore),
      row.assignedTo === null ? null : (names.get(row.assignedTo) ?? null),
      row.note,
      null,
    ]),
  ].toSorted(([one], [other]) => ((one ?? '') < (other ?? '') ? -1 : 1));
  // A spreadsheet reads the file as UTF-8 by this mark.
  return `\uFEFF${toCsvLine(heads)}${rows.map(toCsvLine).join('')}`;
}

/** A calendar of several companies must say whose each date is. */
function toCalendar({ statutory, own, url }: Exported, { id, name }: { id: string; name: string }) {
  const days = [
    ...statutory.map(
      (date): CalendarDay => ({
        id: idOf(id, date),
        title: `${date.Title}: ${name}`,
        on: date.DueOn,
        description: [date.Detail, date.Computed, date.Authority, date.ToDo].filter(Boolean).join('\n'),
        url,
        daysBefore: statutoryDaysBefore,
      }),
    ),
    ...own.map((row): CalendarDay => {
      const everyMonths = monthsOfRepeat(row.repeat);
      return {
        id: row.id,
        title: `${row.title}: ${name}`,
        on: civilDate(row.nextOn),
        description: row.note ?? '',
        url,
        daysBefore: row.daysBefore,
        everyMonths,
        dayOfMonth: datePartsOf(civilDate(row.startsOn)).day,
      };
    }),
  ];
  return days.toSorted((one, other) => compare(one.on, other.on));
}

/** Of the date itself and not of its place: next year's statement is another, this year's is the same in every file. */
function idOf(companyId: string, { Kind, Title, Detail, ShareEventId, FilingId }: Statutory): string {
  const facts = JSON.stringify([companyId, Kind, Title, Detail, ShareEventId, FilingId]);
  return createHash('sha256').update(facts).digest('hex').slice(0, 32);
}

/** As the product itself begins to tell of them. */
const statutoryDaysBefore = 28;

const compare = (one: CivilDate, other: CivilDate) => (one < other ? -1 : 1);
