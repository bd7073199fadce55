import { describe, expect, it } from 'vitest';
import { type AllotmentLine, toLine } from './allotment-line.ts';
import { nameNewHolders } from './use-allotment.ts';

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
