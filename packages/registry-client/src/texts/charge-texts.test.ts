import { describe, expect, it } from 'vitest';
import {
  describeCeasedOrReleased,
  describeChargeFiling,
  describeChargeStatus,
  listChargeFeatures,
} from './charge-texts.ts';

describe('the texts of a charge', () => {
  it.each([
    ['fully-satisfied', 'Satisfied'],
    ['satisfied', 'Satisfied'],
    ['part-satisfied', 'Satisfied in part'],
    ['outstanding', 'Outstanding'],
  ])('%s is “%s”', (status, text) => {
    expect(describeChargeStatus(status)).toBe(text);
  });

  it.each([
    ['create-charge-with-deed-limited-liability-partnership', 'Charge registered'],
    ['charge-satisfaction', 'Charge satisfied'],
    ['charge-part-satisfaction-with-court-order', 'Charge satisfied in part'],
    ['something-new', 'Something new'],
  ])('the filing %s reads “%s”', (filing, text) => {
    expect(describeChargeFiling(filing)).toBe(text);
  });

  it('say what became of the property', () => {
    expect(describeCeasedOrReleased('whole-property-released')).toBe('All of the property was released');
    expect(describeCeasedOrReleased('something-else')).toBe('Something else');
  });

  it('list its features in a fixed order', () => {
    const particulars = {
      type: undefined,
      description: undefined,
      containsFixedCharge: true,
      containsFloatingCharge: true,
      floatingChargeCoversAll: false,
      containsNegativePledge: true,
      chargorActsAsBareTrustee: false,
    };
    expect(listChargeFeatures(particulars)).toEqual(['Fixed charge', 'Floating charge', 'Negative pledge']);
  });
});
