import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type BillingDetails, checkBillingDetails } from './billing-details.ts';
import { type CardDetails, cardholderName, checkCardDetails } from './card-details.ts';
import { formatUkPostcode, isGatewayPostcode, isUkPostcode } from './postcode.ts';

const details: BillingDetails = {
  firstName: 'Zoë',
  lastName: "O'Neil & Sons",
  addressLine1: '88, High Street',
  city: 'Cardiff',
  postcode: 'CF14 3UZ',
  country: 'GB',
  county: '',
};
const card: CardDetails = { cardNumber: '4929 0000 0000 6', expiryDate: '11/27', securityCode: '123' };
const messagesOf = (changes: Partial<BillingDetails>) =>
  checkBillingDetails({ ...details, ...changes }).map(({ message }) => message);
const cardMessagesOf = (changes: Partial<CardDetails>) =>
  checkCardDetails({ ...card, ...changes }, civilDate('2026-11-20')).map(({ message }) => message);

describe('the payment form', () => {
  it('takes right details', () => {
    expect(messagesOf({})).toEqual([]);
    expect(cardMessagesOf({})).toEqual([]);
  });

  it('asks for what is missing, in the order of the form', () => {
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
    expect(cardMessagesOf({ cardNumber: '', expiryDate: '', securityCode: '' })).toEqual([
      'Card Number is required',
      'Expiry Date is required',
      'CVV is required',
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

  it('asks no postcode in Ireland and a state in the United States', () => {
    expect(messagesOf({ country: 'IE', postcode: '' })).toEqual([]);
    expect(messagesOf({ country: 'US', postcode: '90210', county: 'CA' })).toEqual([]);
    expect(messagesOf({ country: 'FR', postcode: '75001' })).toEqual([]);
  });

  it.each([
    [{ cardNumber: '4929 0000 0000 7' }, ['This card type is not accepted']],
    [{ expiryDate: '10/26' }, ['Expiry Date is invalid']],
    [{ securityCode: '1234' }, ['CVV is required']],
    [{ cardNumber: '374200000000004', securityCode: '123' }, ['CVV is required']],
    [{ cardNumber: '374200000000004', securityCode: '1234' }, []],
  ])('%o: %o', (changes, messages) => {
    expect(cardMessagesOf(changes)).toEqual(messages);
  });
});

describe('the cardholder', () => {
  it('is first and last name, cut to forty characters', () => {
    expect(cardholderName(' Zoë ', 'Green', true)).toBe('Zoë Green');
    expect(cardholderName('x'.repeat(30), 'y'.repeat(30), true)).toHaveLength(40);
  });

  it('CHALLENGE asks the gateway’s test for a challenge, never in live', () => {
    expect(cardholderName('Challenge', 'Me', false)).toBe('CHALLENGE');
    expect(cardholderName('Challenge', 'Me', true)).toBe('Challenge Me');
  });
});

describe('postcodes', () => {
  it.each(['CF14 3UZ', 'SW1A 1AA', 'M1 1AE', 'EC1V 2NX', 'GIR 0AA', 'BFPO 57', 'bt1 1aa'])(
    '%s is one',
    (text) => {
      expect(isUkPostcode(text)).toBe(true);
    },
  );

  it.each(['CF143UZ', 'CF14', 'Q1 1AA', 'CF14 3CZ', '12345', ''])('"%s" is none', (text) => {
    expect(isUkPostcode(text)).toBe(false);
  });

  it('get their blank and upper case', () => {
    expect(['cf143uz', 'sw1a  1aa', 'bfpo57', 'hello'].map(formatUkPostcode)).toEqual([
      'CF14 3UZ',
      'SW1A 1AA',
      'BFPO 57',
      'HELLO',
    ]);
    expect([isGatewayPostcode('75-001'), isGatewayPostcode('75_001')]).toEqual([true, false]);
  });
});
