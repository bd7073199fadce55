import { describe, expect, it } from 'vitest';
import { type BillingDetails, checkBillingDetails } from './billing-details.ts';

const details: BillingDetails = {
  firstName: 'Zoë',
  lastName: "O'Neil-Jones & Sons",
  addressLine1: '88, High Street',
  city: 'Cardiff',
  postcode: 'CF14 3UZ',
  country: 'GB',
  county: '',
};
const messagesOf = (changes: Partial<BillingDetails>) =>
  checkBillingDetails({ ...details, ...changes }).map(({ message }) => message);

describe('the billing details', () => {
  it('are accepted as they should be', () => {
    expect(messagesOf({})).toEqual([]);
    expect(messagesOf({ otherEmail: 'pay@plum.co.uk' })).toEqual([]);
  });

  it('are asked for where they are missing, in the order of the form', () => {
    const nothing = {
      firstName: '',
      lastName: ' ',
      addressLine1: '',
      city: '',
      postcode: '',
      country: '',
      otherEmail: '',
    };
    expect(messagesOf(nothing)).toEqual([
      'Email Address is required',
      'Billing Address Line 1 is required',
      'City is required',
      'Select a Country',
      'Postcode is required',
      'First Name is required',
      'Last Name is required',
    ]);
  });

  it.each([
    [{ firstName: 'x'.repeat(21) }, 'First Name is invalid'],
    [{ firstName: 'Ann\\' }, 'First Name is invalid'],
    [{ lastName: 'Smith<' }, 'Last Name is invalid'],
    [{ otherEmail: 'pay@plum' }, 'Email Address is invalid'],
    [{ otherEmail: `${'x'.repeat(80)}@plum.uk` }, 'Email Address is invalid'],
    [{ addressLine1: 'x'.repeat(51) }, 'Billing Address Line 1 is invalid'],
    [{ city: 'Cardiff;' }, 'City is invalid'],
    [{ postcode: 'CF143UZ' }, 'Postcode is invalid'],
    [{ postcode: '412' }, 'Postcode is invalid'],
    [{ country: 'US', postcode: '90210' }, 'Select a County'],
    [{ country: 'FR', postcode: '75001 PARIS 1' }, 'Postcode is invalid'],
    [{ country: 'ZZ' }, 'Select a Country'],
  ])('%o: %s', (changes, message) => {
    expect(messagesOf(changes)).toEqual([message]);
  });

  it('need no postcode in Ireland and a state in the United States', () => {
    expect(messagesOf({ country: 'IE', postcode: '' })).toEqual([]);
    expect(messagesOf({ country: 'US', postcode: '90210', county: 'CA' })).toEqual([]);
    expect(messagesOf({ country: 'US', postcode: '90210', county: 'California' })).toEqual([
      'Select a County',
    ]);
    expect(messagesOf({ country: 'FR', postcode: '75001' })).toEqual([]);
  });

  it('name the field of each error', () => {
    const errors = checkBillingDetails({ ...details, country: 'US', postcode: '', firstName: '' });
    expect(errors.map(({ path, code }) => `${path}: ${code}`)).toEqual([
      'county: missing',
      'postcode: missing',
      'firstName: missing',
    ]);
  });
});
