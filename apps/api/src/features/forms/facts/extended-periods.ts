import { type CivilDate, isCivilDate } from '@statbook/domain/dates';
import type { FilingHistoryItem } from '@statbook/registry-client';

type Entry = Pick<FilingHistoryItem, 'descriptionKey' | 'values'>;

/**
 * The end of the last accounting period that a notice has extended, as the filing history words it
 * (`change-account-reference-date-company-current-extended` "from {made_up_date} to {new_date}", and its like).
 */
export function lastExtendedPeriod(history: readonly Entry[]): CivilDate | undefined {
  return history
    .filter(({ descriptionKey }) => /^change-account-reference-date-.+-extended$/.test(descriptionKey ?? ''))
    .flatMap(({ values }) => {
      const end = values['new_date'];
      return typeof end === 'string' && isCivilDate(end) ? [end] : [];
    })
    .toSorted()
    .at(-1);
}
