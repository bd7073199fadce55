import { describe, expect, it } from 'vitest';
import { awaitsSignIn, describeNext, toPaidFor } from './next-step.ts';
import { toSentence } from './present-receipt.ts';

const attempt = { postCount: 0, askCount: 0, statusCode: null, channel: 'gateway', form: 'AD01' } as const;
const nextOfWithdrawn = (...payments: string[]) => describeNext('withdrawn', attempt, toPaidFor(payments));

describe('what happens next with a withdrawn filing', () => {
  it('is nothing where nothing was paid', () => {
    expect(nextOfWithdrawn()).toContain('Nothing was paid');
    expect(nextOfWithdrawn('cancelled', 'refused')).toContain('Nothing was paid');
  });

  it('is that the money goes back, as long as it has not', () => {
    expect(nextOfWithdrawn('refused', 'confirmed')).toContain('is refunded to the card');
    expect(nextOfWithdrawn('refunded')).toContain('was refunded');
    expect(nextOfWithdrawn('voided')).toContain('was refunded');
  });
});

it('a form that a person delivers waits for them, not for a sender', () => {
  const produced = { ...attempt, channel: 'produced' } as const;
  expect(describeNext('queued', produced, 'nothing')).toContain('Print the form data sheet');
  expect(describeNext('pending', produced, 'nothing')).toContain('Record here what it decides');
  expect(describeNext('rejected', produced, 'nothing')).toBe(describeNext('rejected', attempt, 'nothing'));
});

it('a form that a person delivers goes with a fee where there is one, and only there', () => {
  const produced = { ...attempt, channel: 'produced' } as const;
  expect(describeNext('queued', produced, 'nothing')).toContain('deliver it to Companies House. Then');
  expect(describeNext('queued', { ...produced, form: 'NM01' }, 'nothing')).toContain('with its fee. Then');
});

it('a deadline is spoken of where the form has one', () => {
  const incorporation = { ...attempt, form: 'IN01' } as const;
  for (const state of ['rejected', 'failed'] as const) {
    expect(describeNext(state, incorporation, 'kept')).not.toContain('deadline');
    expect(describeNext(state, { ...attempt, form: 'AP01' }, 'kept')).toContain('deadline keeps running');
  }
  expect(describeNext('queued', { ...incorporation, channel: 'produced' }, 'nothing')).not.toContain(
    'deadline',
  );
});

it('what was accepted is waited for on the public register only where that shows it', () => {
  const shown = (form: 'AD01' | 'CS01' | 'REA' | 'VS01') =>
    describeNext('accepted', { ...attempt, form }, 'nothing').includes('on the public register within a day');
  expect([shown('AD01'), shown('CS01')]).toEqual([true, true]);
  expect([shown('REA'), shown('VS01')]).toEqual([false, false]);
  expect(describeNext('accepted', { ...attempt, form: 'REA' }, 'nothing')).toContain('does not show it');
});

it('a reason reads as a sentence', () => {
  expect(toSentence('draft started')).toBe('Draft started.');
  expect(toSentence('withdrawn: wrong figures!')).toBe('Withdrawn: wrong figures!');
  expect(toSentence('Companies House has received it')).toBe('Companies House has received it.');
});

it('a sign-in is waited for while the registry holds what was filed by it, and not before', () => {
  const ended = { restStep: 'closed', restGrantId: null } as const;
  expect(awaitsSignIn('pending', ended)).toBe(true);
  expect(awaitsSignIn('sending', { ...ended, restStep: 'closing' })).toBe(true);
  expect(awaitsSignIn('sending', { ...ended, restStep: 'filling' })).toBe(false);
  expect(awaitsSignIn('accepted', ended)).toBe(false);
  expect(awaitsSignIn('pending', { ...ended, restGrantId: 'grant' })).toBe(false);
  expect(awaitsSignIn('pending', { restStep: null, restGrantId: null })).toBe(false);
});
