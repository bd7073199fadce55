import { describe, expect, it } from 'vitest';
import { type AllotmentLine, toLine } from './allotment-line.ts';
import { type AllotmentValues, nameNewHolders, readKeptAllotment } from './use-allotment.ts';

const line = (id: string, more: Partial<AllotmentLine>): AllotmentLine => ({
  ...toLine({ classId: 'ordinary', holderId: '', shares: '1', priceEach: '1', paidEach: '1' }),
  id,
  holderName: 'Bob Moss',
  ...more,
});
const moss = (): AllotmentLine['newHolder'] => ({ members: [{ kind: 'person', surname: 'Moss' }] });

describe('new holders of an allotment', () => {
  it('have one id in all their lines, and the same when they are sent again', () => {
    const lines = [
      line('1', { newHolder: moss() }),
      line('2', { holderId: 'alice' }),
      line('3', { newHolder: moss() }),
    ];
    const ids = new Map<string, string>();
    const first = nameNewHolders(lines, ids);
    expect(first.newHolders).toHaveLength(1);
    const [{ holderId: id } = { holderId: '' }] = first.newHolders;
    expect(first.named.map(({ holderId }) => holderId)).toEqual([id, 'alice', id]);
    expect(nameNewHolders(lines, ids)).toEqual(first);
  });
});

describe('what was kept of a form when the session ended', () => {
  it('is filled in again also where it was an entry of the history with rows of its own', () => {
    const row = { holderId: 'alice', classId: 'ordinary', shares: '5', priceEach: '1', paidEach: '1' };
    const kept = { on: '2024-01-10', allottees: [{ ...row, firstNumber: '' }] } as unknown as AllotmentValues;
    expect(readKeptAllotment(kept)).toMatchObject({ on: '2024-01-10', lines: [{ ...row, nonCash: '' }] });
    const values: AllotmentValues = { reason: '', on: '', lines: [], begun: null };
    expect(readKeptAllotment(values)).toEqual(values);
  });
});
