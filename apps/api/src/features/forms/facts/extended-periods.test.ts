import { expect, it } from 'vitest';
import { lastExtendedPeriod } from './extended-periods.ts';

const notice = (kind: string, newDate: unknown) => ({
  descriptionKey: `change-account-reference-date-${kind}`,
  values: { made_up_date: '2022-12-31', new_date: newDate },
});

it('the last extended period is found among all notices of the accounting reference date', () => {
  const history = [
    notice('company-current-shortened', '2026-01-31'),
    notice('company-previous-extended', '2021-09-30'),
    notice('limited-liability-partnership-current-extended', '2024-06-30'),
    notice('company-current-extended', 'soon'),
    { descriptionKey: 'capital-allotment-shares', values: { new_date: '2025-01-01' } },
    { descriptionKey: undefined, values: {} },
  ];
  expect(lastExtendedPeriod(history)).toBe('2024-06-30');
  expect(lastExtendedPeriod(history.slice(0, 1))).toBeUndefined();
});
