import { getDiaryDateHistory, getDiaryDates } from '@statbook/contract/calls';
import { parseCompanyNumber } from '@statbook/domain/companies';
import { civilDate } from '@statbook/domain/dates';
import { fallsOn } from '@statbook/domain/diary';
import type { PreparingDependencies } from '../../filings/approval/prepare-draft.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { listUserNames } from '../../registry-snapshots/user-name-queries.ts';
import {
  type DiaryChange,
  type DiaryRow,
  listChanges,
  listDiaryDates,
  listMarks,
  listPeopleOfCompany,
  listRemovedDates,
} from './diary-queries.ts';
import { listStatutoryDates } from './list-statutory-dates.ts';
import { changedFields, peopleIn, presentDiaryDate, rhythmOf } from './present-diary.ts';

/** Longer ago it stands in the history of its date. */
const mostDone = 100;

export const getDiaryDatesHandler = (needs: PreparingDependencies) =>
  handle(getDiaryDates, async ({ tx, company, query }) => {
    const number = query.registrationNumber;
    if (number !== undefined && !isNumberOf(company.number, number)) return refuse('not-found');
    const today = needs.clock.today();
    const { head, dates } = await listStatutoryDates(tx, needs, company);
    const own = await listDiaryDates(tx, company.id);
    const removed = await listRemovedDates(tx, company.id);
    const marks = await listMarks(
      tx,
      own.map(({ id }) => id),
    );
    const removals = await listChanges(
      tx,
      removed.map(({ id }) => id),
    );
    const changers = [...marks, ...removals].map(({ byUser }) => byUser);
    const names = await listUserNames(tx, [...peopleIn(own), ...changers]);
    const past = (row: DiaryRow, { at, byUser, dueOn }: DiaryChange) => ({
      diaryDateId: row.id,
      title: row.title,
      dueOn: dueOn ?? row.nextOn ?? row.startsOn,
      at: at.toISOString(),
      by: names.get(byUser) ?? null,
    });
    return {
      entity: [
        {
          ...head,
          statutory: dates,
          own: own.map((row) => presentDiaryDate(row, { names, today })),
          done: marks
            .filter(({ act }) => act === 'done')
            .toSorted((one, other) => other.at.getTime() - one.at.getTime())
            .slice(0, mostDone)
            .flatMap((mark) =>
              own
                .filter(({ id }) => id === mark.diaryDateId)
                .map((row) => ({ ...past(row, mark), canBeTakenBack: isDayOf(row, mark) })),
            ),
          removed: removed.flatMap((row) =>
            removals
              .filter(({ diaryDateId, act }) => diaryDateId === row.id && act === 'removed')
              .map((removal) => past(row, removal)),
          ),
          people: await listPeopleOfCompany(tx, company.id),
        },
      ],
    };
  });

function isNumberOf(number: string, typed: string): boolean {
  const parsed = parseCompanyNumber(typed);
  return parsed.ok && parsed.number === number;
}

/** What was done before a date was moved is no day of it any more. */
const isDayOf = (row: DiaryRow, { dueOn }: DiaryChange) =>
  dueOn !== null && fallsOn(rhythmOf(row), civilDate(dueOn));

export const getDiaryDateHistoryHandler = handle(getDiaryDateHistory, async ({ tx, company, query }) => {
  const changes = (await listChanges(tx, [query.diaryDateId])).filter(
    ({ companyId }) => companyId === company.id,
  );
  if (changes.length === 0) return refuse('not-found');
  const names = await listUserNames(
    tx,
    changes.map(({ byUser }) => byUser),
  );
  return {
    entity: changes.map((change, place) => ({
      act: change.act,
      dueOn: change.dueOn,
      changed: changedFields(change, changes[place + 1]),
      at: change.at.toISOString(),
      by: names.get(change.byUser) ?? null,
    })),
  };
});
