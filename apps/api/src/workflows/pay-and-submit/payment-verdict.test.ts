import { pence } from '@statbook/domain/money';
import type { PaymentOutcome, StatusClass } from '@statbook/payment-client';
import { describe, expect, it } from 'vitest';
import { toChallengeVerdict, toFoundVerdict, toVerdict } from './payment-verdict.ts';

const payment = { chargedPence: 5600 };
const transaction = { transactionId: 'T-1', status: 'Ok', statusCode: '0000', statusDetail: 'Successful.' };
const found = (because: StatusClass) => toFoundVerdict(payment, { kind: 'found', because, transaction });

describe('what the gateway’s answer means for the money', () => {
  it('is a payment only where the sum is ours', () => {
    const paid = (totalAmount: number): PaymentOutcome => ({
      kind: 'paid',
      transaction: { ...transaction, totalAmount: pence(totalAmount) },
    });
    expect(toVerdict(payment, paid(5600)).to).toBe('confirmed');
    expect(toVerdict(payment, paid(1))).toMatchObject({ to: 'unclear', transactionId: 'T-1' });
  });

  it('is a refusal where the request was turned away or never left', () => {
    const errors = [
      { code: '1003', description: 'Missing', property: 'amount', clientMessage: 'The amount is required' },
    ];
    expect(toVerdict(payment, { kind: 'field-errors', errors })).toMatchObject({
      to: 'refused',
      statusDetail: 'The amount is required',
    });
    const spent = { kind: 'gateway-error', httpStatus: 422, code: '1011', description: 'Spent' } as const;
    expect(toVerdict(payment, spent)).toMatchObject({ to: 'refused', statusCode: '1011' });
    expect(toVerdict(payment, { kind: 'not-sent', reason: 'unreachable' }).to).toBe('refused');
  });

  it('is not known where nothing usable came back', () => {
    expect(toVerdict(payment, { kind: 'unknown', reason: 'timed-out' }).to).toBe('unclear');
  });

  it('does not settle a challenge by a refusal of the message alone', () => {
    const answered = {
      kind: 'gateway-error',
      httpStatus: 403,
      code: '1017',
      description: 'Not allowed',
    } as const;
    expect(toChallengeVerdict(payment, answered)).toBeUndefined();
    expect(toChallengeVerdict(payment, { kind: 'unknown', reason: 'timed-out' })).toBeUndefined();
  });

  it.each<[StatusClass, string | undefined]>([
    ['paid', 'confirmed'],
    ['voided', 'voided'],
    ['declined', 'refused'],
    ['rejected-by-rules', 'refused'],
    ['authentication-failed', 'refused'],
    ['authentication-timed-out', 'expired'],
    ['unclear', 'unclear'],
    ['duplicate-code', 'unclear'],
    ['challenge', undefined],
  ])('found %s, is %s', (because, to) => {
    expect(found(because)?.to).toBe(to);
  });
});
