import type { Platform } from '../../composition.ts';
import type { PreparingDependencies } from '../../filings/approval/prepare-draft.ts';
import { exportDiaryDatesHandler } from './export-diary-dates.ts';
import { getDiaryDateHistoryHandler, getDiaryDatesHandler } from './get-diary-dates.ts';
import {
  type DiaryDependencies,
  markDiaryDateHandler,
  removeDiaryDateHandler,
  saveDiaryDateHandler,
} from './save-diary-date.ts';

type Dependencies = DiaryDependencies & PreparingDependencies & Pick<Platform, 'config' | 'database'>;

/** Every call about the dates of a company. */
export const diaryHandlers = (needs: Dependencies) => ({
  getDiaryDates: getDiaryDatesHandler(needs),
  getDiaryDateHistory: getDiaryDateHistoryHandler,
  saveDiaryDate: saveDiaryDateHandler(needs),
  markDiaryDate: markDiaryDateHandler(needs),
  removeDiaryDate: removeDiaryDateHandler(needs),
  exportDiaryDates: exportDiaryDatesHandler(needs),
});
