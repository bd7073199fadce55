import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { formatPence, pounds } from '../money/pence.ts';
import { type FeeItem, type FeeQuestion, filingFee, highestFilingFee } from './fees.ts';

const feeOf = (item: FeeItem | undefined, changes: Partial<FeeQuestion> = {}) => {
  const answer = filingFee({
    item,
    channel: 'software',
    service: 'standard',
    deliveredOn: civilDate('2026-11-20'),
    ...changes,
  });
  return answer.ok ? `${formatPence(answer.fee)} ${answer.why}` : answer.reason;
};

describe('the registrar’s fees', () => {
  it.each([
    ['2024-04-30', '£13.00 charged'],
    ['2024-05-01', '£34.00 charged'],
    ['2026-01-31', '£34.00 charged'],
    ['2026-02-01', '£50.00 charged'],
  ])('F-a: a digital confirmation statement delivered on %s costs %s', (deliveredOn, fee) => {
    expect(feeOf('confirmation-statement', { deliveredOn: civilDate(deliveredOn) })).toBe(fee);
  });

  it('F-b: a second confirmation statement in the payment period is free', () => {
    expect(feeOf('confirmation-statement', { periodPaid: true })).toBe('£0.00 period-already-paid');
  });

  it('F-c: a change of name on paper is not registered on the same day any more', () => {
    const onPaper = { channel: 'paper', service: 'same-day' } as const;
    expect(feeOf('change-of-name', onPaper)).toBe('not-offered');
    expect(feeOf('change-of-name', { ...onPaper, deliveredOn: civilDate('2024-04-30') })).toBe(
      '£50.00 charged',
    );
  });

  it('F-d: a reduction of capital registered on the same day', () => {
    expect(feeOf('capital-reduction', { channel: 'upload', service: 'same-day' })).toBe('£89.00 charged');
  });

  it.each([
    ['incorporation', { channel: 'web' }, '£100.00 charged'],
    ['incorporation', { service: 'same-day' }, '£156.00 charged'],
    ['incorporation', { channel: 'paper' }, '£124.00 charged'],
    ['confirmation-statement', { channel: 'paper' }, '£110.00 charged'],
    ['change-of-name', { service: 'same-day' }, '£85.00 charged'],
    ['charge-registration', {}, '£14.00 charged'],
    ['strike-off', { channel: 'web' }, '£13.00 charged'],
    ['strike-off', {}, 'not-offered'],
    ['confirmation-statement', { service: 'same-day' }, 'not-offered'],
    [undefined, {}, '£0.00 free-form'],
    ['change-of-name', { periodPaid: true }, '£20.00 charged'],
  ] as const)('today: %s %o: %s', (item, changes, fee) => {
    expect(feeOf(item, changes)).toBe(fee);
  });
});

describe('the most that a form can cost', () => {
  const deliveredOn = civilDate('2026-11-20');

  it.each([
    ['change-of-name', 'software', 85],
    ['change-of-name', 'paper', 30],
    ['capital-reduction', 'paper', 89],
    ['strike-off', 'paper', 18],
    ['strike-off', 'software', 0],
    [undefined, 'software', 0],
  ] as const)('of %s by %s counts the same-day service where it is offered', (item, channel, most) => {
    expect(highestFilingFee({ item, channel, deliveredOn })).toBe(pounds(most));
  });
});
