import { civilDate } from '@statbook/domain/dates';
import { type PassedAs, passedAs, SOON_DAYS, soonUntil, type Urgency } from '@statbook/domain/obligations';
import type { CallReply } from '#api/call-types.ts';

export type Diary = CallReply<'getDiaryDates'>['entity'][number];
export type OwnDate = Diary['own'][number];
export type StatutoryDate = Diary['statutory'][number];
export type PastDate = Diary['removed'][number];
export type DoneDate = Diary['done'][number];

/** A date that is still to be met. */
export interface DiaryRow {
  /** Names it in the address. */
  readonly id: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly dueOn: string;
  /** Whether it is late: never where its day is only the earliest possible one. */
  readonly late: boolean;
  readonly passedAs: PassedAs;
  readonly own: OwnDate | undefined;
  readonly statutory: StatutoryDate | undefined;
}

/** Every date that is still to be met, the earliest first. */
export function toRows(diary: Diary): readonly DiaryRow[] {
  const statutory = diary.statutory.map((date, place) => ({
    id: idOf(date, place),
    title: date.title,
    detail: date.detail ?? undefined,
    dueOn: date.dueOn,
    late: date.overdue,
    passedAs: passedAs(date),
    own: undefined,
    statutory: date,
  }));
  const own = diary.own.flatMap((date) =>
    date.dueOn === null
      ? []
      : [
          {
            id: date.diaryDateId,
            title: date.title,
            detail: date.note ?? undefined,
            dueOn: date.dueOn,
            late: date.overdue,
            passedAs: 'late' as const,
            own: date,
            statutory: undefined,
          },
        ],
  );
  return [...statutory, ...own].toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
}

/** By what it follows from, where something says so; two of a kind are told apart by their place. */
function idOf({ kind, filingId, shareEventId }: StatutoryDate, place: number): string {
  return filingId ?? (shareEventId === null ? `${kind}-${place + 1}` : `${shareEventId}-${place + 1}`);
}

export interface DiaryGroup {
  readonly id: Urgency;
  readonly title: string;
  readonly rows: readonly DiaryRow[];
}

/** The dates by how near they are; groups without any are left out. */
export function toGroups(rows: readonly DiaryRow[], today: string): readonly DiaryGroup[] {
  const soon = soonUntil(civilDate(today));
  const of = (row: DiaryRow) => (row.late ? 'overdue' : row.dueOn <= soon ? 'soon' : 'later');
  const groups = [
    { id: 'overdue', title: 'Overdue' },
    { id: 'soon', title: `Within ${SOON_DAYS} days` },
    { id: 'later', title: 'Later' },
  ] as const;
  return groups
    .map((group) => ({ ...group, rows: rows.filter((row) => of(row) === group.id) }))
    .filter((group) => group.rows.length > 0);
}

export const repeatWords: Readonly<Record<OwnDate['repeat'], string>> = {
  none: 'Once',
  monthly: 'Every month',
  quarterly: 'Every three months',
  yearly: 'Every year',
};
