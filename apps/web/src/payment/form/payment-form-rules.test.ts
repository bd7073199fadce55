import { civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { cityMask, postcodeMask } from '#kit/mask/address-masks.ts';
import { cardNumberMask, expiryMask, nameMask, securityCodeMask } from './field-masks.ts';
import { checkPayment, firstValues, nameOnCard } from './payment-values.ts';
import { plumSummary, typedCard } from './plum-summary.fixture.ts';

const today = civilDate('2026-11-21');
const filled = { ...firstValues(plumSummary), ...typedCard };
const wrong = (values: object) =>
  checkPayment({ ...filled, ...values }, today).map(({ path, message }) => [path, message]);

describe('the payment form', () => {
  it('begins with the registered office and the company’s e-mail address', () => {
    expect(filled).toMatchObject({ billTo: 'companyEmail', addressLine1: '1 Orchard Row', country: 'GB' });
    expect(wrong({})).toEqual([]);
  });

  it('asks for an address where the register shows none', () => {
    const first = firstValues({ ...plumSummary, registeredOffice: null, hasCompanyEmail: false });
    expect(first).toMatchObject({ billTo: 'userEmail', billingAddress: 'EnterManually', addressLine1: '' });
  });

  it.each([
    [{ billTo: 'other' }, 'otherEmail', 'Email Address is required'],
    [{ billTo: 'other', otherEmail: 'ada' }, 'otherEmail', 'Email Address is invalid'],
    [{ addressLine1: '' }, 'addressLine1', 'Billing Address Line 1 is required'],
    [{ city: '' }, 'city', 'City is required'],
    [{ country: '' }, 'country', 'Select a Country'],
    [{ country: 'US', county: '' }, 'county', 'Select a County'],
    [{ postcode: '' }, 'postcode', 'Postcode is required'],
    [{ postcode: 'LS14AP' }, 'postcode', 'Postcode is invalid'],
    [{ firstName: '' }, 'firstName', 'First Name is required'],
    [{ lastName: 'A_B' }, 'lastName', 'Last Name is invalid'],
    [{ cardNumber: '' }, 'cardNumber', 'Card Number is required'],
    [{ cardNumber: '4929 0000 0000 7' }, 'cardNumber', 'This card type is not accepted'],
    [{ expiryDate: '' }, 'expiryDate', 'Expiry Date is required'],
    [{ expiryDate: '10/26' }, 'expiryDate', 'Expiry Date is invalid'],
    [{ securityCode: '' }, 'securityCode', 'CVV is required'],
  ])('says of %j at %s: %s', (values, field, message) => {
    expect(wrong(values)).toEqual([[field, message]]);
  });

  it('wants no postcode in Ireland', () => {
    expect(wrong({ country: 'IE', postcode: '' })).toEqual([]);
  });

  it('has CHALLENGE stand for the gateway’s test outside live mode only', () => {
    const values = { ...filled, firstName: 'Challenge' };
    expect([nameOnCard(values, false), nameOnCard(values, true)]).toEqual(['CHALLENGE', 'Challenge Marlowe']);
  });

  it('holds what is typed to what may stand in each field', () => {
    expect(nameMask('  Zoë \\ O’Neil–Jones<')).toBe("Zoë  O'Neil-Jones");
    expect(cityMask('Stoke-on-Trent 7')).toBe('Stoke-on-Trent ');
    expect(postcodeMask('ls1 4ap_extra long')).toBe('LS1 4APEXT');
    expect(cardNumberMask('4929-0000 0000 6x')).toBe('4929 0000 0000 6');
    expect(['1229', '1/29', '9 - 2030'].map(expiryMask)).toEqual(['12/29', '01/29', '09/2030']);
    expect(securityCodeMask('12a345')).toBe('1234');
  });
});
