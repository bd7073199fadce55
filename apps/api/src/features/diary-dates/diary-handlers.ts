import type { Platform } from '../../composition.ts';
import { exportDiaryDatesHandler } from './export-diary-dates.ts';
import { getDiaryDateHistoryHandler, getDiaryDatesHandler } from './get-diary-dates.ts';
import type { ListEntryFilings } from './list-statutory-dates.ts';
import {
  type DiaryDependencies,
  markDiaryDateHandler,
  removeDiaryDateHandler,
  saveDiaryDateHandler,
} from './save-diary-date.ts';

interface Dependencies extends DiaryDependencies, Pick<Platform, 'config' | 'database'> {
  listEntryFilings: ListEntryFilings;
}

/** Every call about the dates of a company. */
export const diaryHandlers = (needs: Dependencies) => ({
  getDiaryDates: getDiaryDatesHandler(needs),
  getDiaryDateHistory: getDiaryDateHistoryHandler,
  saveDiaryDate: saveDiaryDateHandler(needs),
  markDiaryDate: markDiaryDateHandler(needs),
  removeDiaryDate: removeDiaryDateHandler(needs),
  exportDiaryDates: exportDiaryDatesHandler(needs),
});
