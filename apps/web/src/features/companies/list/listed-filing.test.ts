import { expect, it } from 'vitest';
import { filingOf } from './listed-filing.ts';

it.each([
  ['queued', 'Queued'],
  ['to-be-delivered', 'To be delivered'],
  ['delivered', 'Delivered'],
  ['waiting-for-name', 'Waiting for name'],
  ['pending', 'Received'],
  ['parked', 'Held'],
])('a filing that is %s is called so, and not submitted', (openFilingState, label) => {
  expect(filingOf({ openFilingState, filingsInFlight: 1 })?.label).toBe(label);
});

it('several filings under way are counted, whether they have left or wait for their payment', () => {
  expect(filingOf({ openFilingState: 'awaiting-payment', filingsInFlight: 2 })?.label).toBe('2 in progress');
});

it('a company without an open filing has nothing to say', () => {
  expect(filingOf({ openFilingState: null, filingsInFlight: 0 })).toBeUndefined();
});
