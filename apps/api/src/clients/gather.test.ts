import { describe, expect, it } from 'vitest';
import { gather } from './gather.ts';

describe('what is asked for while an answer is under way', () => {
  it('is answered at once, each with its own', async () => {
    const asked: string[][] = [];
    const ask = gather(async (items: readonly string[]) => {
      asked.push([...items]);
      return items.map((item) => item.toUpperCase());
    });
    const first = [ask('a'), ask('b'), ask('c')];
    await first[0];
    const later = [ask('d'), ask('e')];
    expect(await Promise.all([...first, ...later])).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(asked).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('fails together, and the next is asked anew', async () => {
    let fails = true;
    const ask = gather(async (items: readonly string[]) => {
      if (fails) throw new Error('no answer');
      return items;
    });
    const both = await Promise.allSettled([ask('a'), ask('b')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await ask('c')).toBe('c');
  });

  it('may each be answered otherwise, and fail alone', async () => {
    const ask = gather(async (items: readonly string[]) =>
      items.map(async (item) => {
        if (item === 'b') throw new Error('not b');
        return item;
      }),
    );
    const [one, other] = await Promise.allSettled([ask('a'), ask('b')]);
    expect(one).toMatchObject({ value: 'a' });
    expect(other).toMatchObject({ reason: new Error('not b') });
  });
});
