import type { CallName } from '@statbook/contract';
import { useAction } from '#api/queries.ts';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';

/** The calls by which the dates of the practice's own are shown. */
export const diaryCalls = [
  'getDiaryDates',
  'getDiaryDateHistory',
  'getDashboard',
] as const satisfies readonly CallName[];

interface MarkedDay {
  readonly diaryDateId: string;
  readonly title: string;
  readonly dueOn: string;
}

/** Marks a day of a date as done, with the way back; or takes that back. */
export function useMarkDone(companyId: string) {
  const marking = useAction('markDiaryDate', diaryCalls);
  const send = ({ diaryDateId, dueOn }: MarkedDay, done: boolean) =>
    marking.mutateAsync({ body: { companyId, diaryDateId, dueOn, done } });
  const takeBack = (day: MarkedDay) =>
    send(day, false).then(() => showToast(`${day.title}: not done after all`), showFailure);
  const markDone = (day: MarkedDay) =>
    send(day, true).then(
      () =>
        showToast({
          text: `${day.title}: done`,
          action: { label: 'Undo', onSelect: () => void takeBack(day) },
        }),
      showFailure,
    );
  return { markDone, takeBack, busy: marking.isPending };
}
