import { describe, expect, it } from 'vitest';
import { gather } from './gather.ts';

describe('what is asked for while an answer is under way', () => {
  it('is answered at once, each with its own', async () => {
    const asked: number[] = [];
    let next = 0;
    const ask = gather(async (count) => {
      asked.push(count);
      return Array.from({ length: count }, () => (next += 1));
    });
    const first = [ask(), ask(), ask()];
    await first[0];
    const later = [ask(), ask()];
    expect(await Promise.all([...first, ...later])).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual([3, 2]);
  });

  it('fails together, and the next is asked anew', async () => {
    let fails = true;
    const ask = gather(async (count) => {
      if (fails) throw new Error('no answer');
      return Array.from({ length: count }, () => 'answered');
    });
    const both = await Promise.allSettled([ask(), ask()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await ask()).toBe('answered');
  });
});
