import { describe, expect, it } from 'vitest';
import { partPaid } from '../testing/example-register.ts';
import { agreeing, LAST_STATEMENT, onDay } from './testing/registers-to-reconcile.ts';
import { type ReconciliationInput, reconcile } from './reconcile.ts';

const statuses = (input: ReconciliationInput) => reconcile(input).map(({ status }) => status);

describe('the reconciliation', () => {
  it('agrees where all five records do, each as at its own day', () => {
    expect(statuses(agreeing().input)).toEqual(['agrees', 'agrees', 'agrees', 'agrees']);
  });

  it('says so where there is nothing to compare with', () => {
    const { input } = agreeing();
    const bare = {
      ...input,
      certificates: undefined,
      registry: { register: input.register },
      confirmationStatement: undefined,
    };
    expect(statuses(bare)).toEqual(['not-known', 'agrees', 'not-known', 'not-known']);
  });

  it('names the entry posted after a statement was made, for a day before it', () => {
    const { register, input } = agreeing();
    const late = register.post({ ...partPaid, on: '2026-11-01' });
    const then = onDay(register, LAST_STATEMENT);
    const [, , confirmation] = reconcile({
      ...input,
      confirmationStatement: { ...input.confirmationStatement, register: then },
    });
    expect(confirmation?.differences).toMatchObject([
      {
        what: 'shares-in-issue',
        of: 'Ordinary',
        register: '200',
        other: '150',
        entries: [late.id],
      },
      {
        what: 'nominal',
        register: '200',
        other: '150',
        currency: 'GBP',
        entries: [late.id],
      },
      {
        what: 'unpaid',
        of: 'GBP',
        register: '100',
        other: '50',
        currency: 'GBP',
        entries: [late.id],
      },
      {
        what: 'holding',
        of: 'Cara Green, Ordinary',
        register: '100',
        other: '50',
        entries: [late.id],
      },
    ]);
  });
});
