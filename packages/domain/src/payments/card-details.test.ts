import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type CardDetails, cardholderName, checkCardDetails } from './card-details.ts';

const card: CardDetails = { cardNumber: '4929 0000 0000 6', expiryDate: '11/27', securityCode: '123' };
const errorsOf = (changes: Partial<CardDetails>) =>
  checkCardDetails({ ...card, ...changes }, civilDate('2026-11-20'));
const messagesOf = (changes: Partial<CardDetails>) => errorsOf(changes).map(({ message }) => message);

describe('a card', () => {
  it('is accepted as it should be', () => {
    expect(messagesOf({})).toEqual([]);
  });

  it('is asked for field by field where it is missing', () => {
    expect(messagesOf({ cardNumber: '', expiryDate: '', securityCode: '' })).toEqual([
      'Card Number is required',
      'Expiry Date is required',
      'CVV is required',
    ]);
  });

  it.each([
    [{ cardNumber: '4929 0000 0000 7' }, ['This card type is not accepted']],
    [{ expiryDate: '10/26' }, ['Expiry Date is invalid']],
    [{ securityCode: '1234' }, ['CVV is required']],
    [{ cardNumber: '374200000000004', securityCode: '123' }, ['CVV is required']],
    [{ cardNumber: '374200000000004', securityCode: '1234' }, []],
    [{ securityCode: '12a' }, ['CVV is required']],
    [{ expiryDate: '13/27' }, ['Expiry Date is invalid']],
  ])('%o: %o', (changes, messages) => {
    expect(messagesOf(changes)).toEqual(messages);
  });

  it('is never repeated in a message or an error', () => {
    const secret = { cardNumber: '4929000000007', expiryDate: '0190', securityCode: '98765' };
    const text = JSON.stringify(errorsOf(secret));
    for (const part of Object.values(secret)) expect(text).not.toContain(part);
  });
});

describe('the cardholder', () => {
  it('is first and last name, cut to forty characters', () => {
    expect(cardholderName(' Ada ', 'Green', true)).toBe('Ada Green');
    expect(cardholderName('x'.repeat(30), 'y'.repeat(30), true)).toHaveLength(40);
  });

  it('is written in plain letters, since the gateway refuses an accent', () => {
    expect(cardholderName('Zoë', "O'Grünwald-Łęcki", true)).toBe("Zoe O'Grunwald-Lecki");
  });

  it('CHALLENGE asks the gateway’s test for a challenge, never in live', () => {
    expect(cardholderName('Challenge', 'Me', false)).toBe('CHALLENGE');
    expect(cardholderName('Challenge', 'Me', true)).toBe('Challenge Me');
  });
});
