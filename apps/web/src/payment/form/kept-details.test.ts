import { describe, expect, it } from 'vitest';
import { fromDetails, toDetails } from './kept-details.ts';
import { firstValues } from './payment-values.ts';
import { plumSummary, typedCard } from './plum-summary.fixture.ts';

const { filingId } = plumSummary;
const manual = {
  billTo: 'other',
  otherEmail: 'ada@pay.example',
  billingAddress: 'EnterManually',
  addressLine1: '3 Weavers Fold',
  addressLine2: 'Second floor',
  city: 'Manchester',
  postcode: 'M4 5JD',
  country: 'GB',
  county: '',
} as const;

describe('what is kept of the payment form beside a challenge', () => {
  it('fills the form again, and holds nothing of the card', () => {
    const details = toDetails({ ...firstValues(plumSummary), ...manual, ...typedCard }, filingId);
    expect(fromDetails(details, filingId)).toEqual(manual);
    for (const text of Object.values(typedCard)) expect(JSON.stringify(details)).not.toContain(text);
  });

  it('is of one filing, and of fields that the form has', () => {
    const details = toDetails({ ...firstValues(plumSummary), ...manual }, filingId);
    expect(fromDetails(details, 'another')).toEqual({});
    expect(fromDetails({ filingId, billTo: 'nobody', city: 'Leeds', cardNumber: '4' }, filingId)).toEqual({
      city: 'Leeds',
    });
    expect(fromDetails(undefined, filingId)).toEqual({});
  });
});
