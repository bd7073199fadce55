import { createHash } from 'node:crypto';
import { exportDiaryDates } from '@statbook/contract/calls';
import { nameWithNumber } from '@statbook/domain/companies';
import { type CivilDate, civilDate, datePartsOf } from '@statbook/domain/dates';
import { monthsOfRepeat } from '@statbook/domain/diary';
import { SOON_DAYS } from '@statbook/domain/obligations';
import { date, number, type Sheet, text } from '@statbook/sheets';
import type { Platform } from '../../composition.ts';
import type { Config } from '../../config.ts';
import type { PreparingDependencies } from '../../filings/approval/prepare-draft.ts';
import { handle } from '../../pipeline/handler.ts';
import { type CalendarDay, writeCalendar } from '../../platform/files/calendar-file.ts';
import { fileOfSheet, nameOfFile, sendFile } from '../../platform/files/send-file.ts';
import { listUserNames } from '../../registry-snapshots/user-name-queries.ts';
import { type DiaryRow, listDiaryDates } from './diary-queries.ts';
import { listStatutoryDates } from './list-statutory-dates.ts';
import { peopleIn } from './present-diary.ts';

interface Dependencies extends PreparingDependencies, Pick<Platform, 'database'> {
  config: Pick<Config, 'publicUrl'>;
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
export const exportDiaryDatesHandler = ({ config, database, ...needs }: Dependencies) =>
  handle(exportDiaryDates, async ({ company, person, query, reply, note }) => {
    const today = needs.clock.today();
    const exported = await database.transaction(person.scope, async (tx): Promise<Exported> => {
      const { dates } = await listStatutoryDates(tx, needs, company);
      const own = (await listDiaryDates(tx, company.id)).flatMap((row) =>
        row.nextOn === null ? [] : [{ ...row, nextOn: row.nextOn }],
      );
      const subject = nameWithNumber(company);
      await note(tx, { subject, details: { format: query.format } });
      const url = `${config.publicUrl}/company/diarydates?company=${company.id}`;
      return { statutory: dates, own, names: await listUserNames(tx, peopleIn(own)), url };
    });
    const name = nameOfFile([company.name, 'diary dates', today], query.format);
    if (query.format === 'csv')
      return sendFile(reply, { name, ...(await fileOfSheet(toSheet(exported), 'csv')) });
    const title = `Dates of ${company.name}`;
    const content = writeCalendar(title, toCalendar(exported, company), needs.clock.now());
    return sendFile(reply, { name, type: 'text/calendar; charset=utf-8', content });
  });

function toSheet({ statutory, own, names }: Exported): Sheet {
  const entries = [
    ...statutory.map((row) => ({
      on: row.dueOn,
      cells: [
        date(row.dueOn),
        text(row.title),
        text(row.detail),
        text('Statutory'),
        undefined,
        undefined,
        undefined,
        text(row.toDo),
        text(`${row.computed} ${row.authority}`),
      ],
    })),
    ...own.map((row) => ({
      on: row.nextOn,
      cells: [
        date(row.nextOn),
        text(row.title),
        undefined,
        text('Own'),
        text(row.repeat === 'none' ? null : row.repeat),
        number(row.daysBefore?.toString()),
        text(row.assignedTo === null ? null : names.get(row.assignedTo)),
        text(row.note),
        undefined,
      ],
    })),
  ];
  return {
    title: 'Diary dates',
    heads: ['Date', 'What', 'Of', 'Kind', 'Repeat', 'Days before', 'Assigned to', 'Note', 'Rule'],
    rows: entries.toSorted((one, other) => (one.on < other.on ? -1 : 1)).map(({ cells }) => cells),
  };
}

/** A calendar of several companies must say whose each date is. */
function toCalendar({ statutory, own, url }: Exported, { id, name }: { id: string; name: string }) {
  const days = [
    ...statutory.map(
      (date): CalendarDay => ({
        id: idOf(id, date),
        title: `${date.title}: ${name}`,
        on: date.dueOn,
        description: [date.detail, date.computed, date.authority, date.toDo].filter(Boolean).join('\n'),
        url,
        daysBefore: SOON_DAYS,
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
function idOf(companyId: string, { kind, title, detail, shareEventId, filingId }: Statutory): string {
  // How far the form is does not make it another one.
  const isForm = kind === 'form';
  const ofFiling = isForm && shareEventId === null ? filingId : null;
  const facts = JSON.stringify([companyId, kind, title, isForm ? null : detail, shareEventId, ofFiling]);
  return createHash('sha256').update(facts).digest('hex').slice(0, 32);
}

const compare = (one: CivilDate, other: CivilDate) => (one < other ? -1 : 1);
