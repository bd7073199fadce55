import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@statbook/contract';
import { markDiaryDate, removeDiaryDate, saveDiaryDate } from '@statbook/contract/calls';
import { civilDate } from '@statbook/domain/dates';
import { fallsOn, firstOpenOccurrence } from '@statbook/domain/diary';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { listUserNames } from '../../registry-snapshots/user-name-queries.ts';
import {
  changeDiaryDate,
  type DiaryContent,
  type DiaryRow,
  insertChange,
  insertDiaryDate,
  listMarks,
  listPeopleOfCompany,
  lockDiaryDate,
} from './diary-queries.ts';
import { peopleIn, presentDiaryDate, rhythmOf } from './present-diary.ts';

/** What writing in the diary needs. */
interface DiaryDependencies extends Pick<Platform, 'clock' | 'live'> {
  /** Has those who are told of dates told anew. */
  enqueueReminders(tx: Transaction, accountId: string): Promise<void>;
}

export const saveDiaryDateHandler = ({ clock, ...needs }: DiaryDependencies) =>
  handle(saveDiaryDate, async ({ tx, company, person, body, record }) => {
    const { diaryDateId: id = randomUUID(), version } = body;
    const people = await listPeopleOfCompany(tx, company.id);
    if (body.assignedTo != null && !people.some(({ userId }) => userId === body.assignedTo))
      return refuse('invalid-request', { errors: { assignedTo: 'Choose somebody who sees the company' } });
    const owner = { accountId: person.accountId, companyId: company.id, userId: person.userId };
    const saved =
      version === undefined
        ? await enter(tx, { id, ...owner }, contentOf(body))
        : await change(tx, { id, version, ...owner }, body);
    if (saved === 'unknown') return refuse('not-found');
    if (saved === 'changed') return refuse('changed-meanwhile');
    record({ subject: saved.title, details: { diaryDateId: id, version: saved.version } });
    await notifyOthers(needs, tx, { accountId: person.accountId, companyId: company.id });
    return { entity: [await presentOne(tx, saved, clock)] };
  });

export const markDiaryDateHandler = ({ clock, ...needs }: DiaryDependencies) =>
  handle(markDiaryDate, async ({ tx, company, person, body, record }) => {
    const { diaryDateId, dueOn, done: isDone } = body;
    const row = await lockDiaryDate(tx, company.id, diaryDateId);
    if (row === undefined || row.removedAt !== null) return refuse('not-found');
    const marks = await listMarks(tx, [row.id]);
    const wasDone = marks.some((mark) => mark.dueOn === dueOn && mark.act === 'done');
    if (wasDone === isDone && (isDone || row.nextOn === dueOn))
      return { entity: [await presentOne(tx, row, clock)] };
    // Only what stands to be done can be done, and only what was done, and is a day of it still, can be taken back.
    const mayBe = isDone ? row.nextOn === dueOn : wasDone && fallsOn(rhythmOf(row), civilDate(dueOn));
    if (!mayBe) return refuse('changed-meanwhile');
    const act = isDone ? ('done' as const) : ('undone' as const);
    const now = [...marks.filter((mark) => mark.dueOn !== dueOn), { dueOn, act }];
    const marked = await changeDiaryDate(
      tx,
      { ...row, nextOn: nextOn(row, now) ?? null },
      { userId: person.userId, act, dueOn },
    );
    record({ subject: row.title, details: { diaryDateId: row.id, dueOn, done: isDone } });
    await notifyOthers(needs, tx, { accountId: person.accountId, companyId: company.id });
    return { entity: [await presentOne(tx, marked, clock)] };
  });

export const removeDiaryDateHandler = (needs: Omit<DiaryDependencies, 'clock'>) =>
  handle(removeDiaryDate, async ({ tx, company, person, body, record }) => {
    const row = await lockDiaryDate(tx, company.id, body.diaryDateId);
    if (row === undefined) return refuse('not-found');
    if (row.removedAt === null) {
      if (row.version !== body.version) return refuse('changed-meanwhile');
      await changeDiaryDate(tx, { ...row, removedAt: new Date() }, { userId: person.userId, act: 'removed' });
    }
    record({ subject: row.title, details: { diaryDateId: row.id } });
    await notifyOthers(needs, tx, { accountId: person.accountId, companyId: company.id });
    return { done: true as const };
  });

/** Whoever has the diary on screen sees the change, and who was reminded of the date is told anew. */
async function notifyOthers(
  { live, enqueueReminders }: Omit<DiaryDependencies, 'clock'>,
  tx: Transaction,
  { accountId, companyId }: { accountId: string; companyId: string },
): Promise<void> {
  await live.publish(tx, { accountId, companyId, topic: 'company', payload: { companyId } });
  await enqueueReminders(tx, accountId);
}

type Body = BodyOf<typeof saveDiaryDate>;

function contentOf({ title, dueOn, repeat, daysBefore, note, assignedTo }: Body): DiaryContent {
  return {
    title,
    startsOn: dueOn,
    repeat,
    daysBefore: daysBefore ?? null,
    note: note == null || note === '' ? null : note,
    assignedTo: assignedTo ?? null,
  };
}

interface Order {
  id: string;
  accountId: string;
  companyId: string;
  userId: string;
}

type Saved = DiaryRow | 'unknown' | 'changed';

/** Entered once: sent again as it was, it is what stands already. */
async function enter(tx: Transaction, order: Order, content: DiaryContent): Promise<Saved> {
  const { userId, ...own } = order;
  const row = await insertDiaryDate(tx, {
    ...own,
    ...content,
    nextOn: content.startsOn,
    createdBy: userId,
  });
  if (row !== undefined) {
    await insertChange(tx, row, { userId, act: 'added', dueOn: null });
    return row;
  }
  const standing = await lockDiaryDate(tx, order.companyId, order.id);
  if (standing === undefined) return 'unknown';
  return standing.version === 1 && isDeepStrictEqual(pick(standing), content) ? standing : 'changed';
}

async function change(tx: Transaction, order: Order & { version: number }, body: Body): Promise<Saved> {
  const row = await lockDiaryDate(tx, order.companyId, order.id);
  if (row === undefined || row.removedAt !== null) return 'unknown';
  if (row.version !== order.version) return 'changed';
  const sent = contentOf(body);
  // The day that is on show is the next one; left as it is, the others are counted as before.
  const content = { ...sent, startsOn: sent.startsOn === row.nextOn ? row.startsOn : sent.startsOn };
  if (isDeepStrictEqual(pick(row), content)) return row;
  const changed = { ...row, ...content };
  const next = nextOn(changed, await listMarks(tx, [row.id]));
  return changeDiaryDate(tx, { ...changed, nextOn: next ?? null }, { userId: order.userId, act: 'changed' });
}

function pick({ title, startsOn, repeat, daysBefore, note, assignedTo }: DiaryRow): DiaryContent {
  return { title, startsOn, repeat, daysBefore, note, assignedTo };
}

/** The first of its days that no mark says is done. */
function nextOn(row: DiaryRow, marks: readonly { dueOn: string | null; act: string }[]) {
  const done = marks.flatMap(({ dueOn, act }) =>
    act === 'done' && dueOn !== null ? [civilDate(dueOn)] : [],
  );
  return firstOpenOccurrence(rhythmOf(row), new Set(done));
}

async function presentOne(tx: Transaction, row: DiaryRow, clock: DiaryDependencies['clock']) {
  const names = await listUserNames(tx, peopleIn([row]));
  return presentDiaryDate(row, { names, today: clock.today() });
}
