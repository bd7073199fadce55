import type { CallName } from '@statbook/contract';
import { useAct } from '#api/queries.ts';
import { showToast } from '#kit/popup/toast-store.ts';

/** The calls by which the dates of the practice's own are shown. */
export const diaryCalls = [
  'getDiaryDates',
  'getDiaryDateHistory',
  'getDashboard',
] as const satisfies readonly CallName[];

interface MarkedDay {
  readonly DiaryDateId: string;
  readonly Title: string;
  readonly DueOn: string;
}

/** Marks a day of a date as done, with the way back; or takes that back. */
export function useMarkDone(companyId: string) {
  const marking = useAct('markDiaryDate', diaryCalls);
  const send = ({ DiaryDateId, DueOn }: MarkedDay, Done: boolean) =>
    marking.mutateAsync({ body: { CompanyId: companyId, DiaryDateId, DueOn, Done } });
  const tellFailure = (error: unknown) =>
    showToast({ text: error instanceof Error ? error.message : 'Nothing was changed.', tone: 'failed' });
  const takeBack = (day: MarkedDay) =>
    send(day, false).then(() => showToast(`${day.Title}: not done after all`), tellFailure);
  const markDone = (day: MarkedDay) =>
    send(day, true).then(
      () =>
        showToast({
          text: `${day.Title}: done`,
          action: { label: 'Undo', onSelect: () => void takeBack(day) },
        }),
      tellFailure,
    );
  return { markDone, takeBack, busy: marking.isPending };
}
