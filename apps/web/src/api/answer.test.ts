import { describe, expect, it } from 'vitest';
import { both } from './answer.ts';

const asked: string[] = [];
const answer = <Data>(name: string, data: Data | undefined, error: Error | null = null) => ({
  data,
  error,
  refetch: () => asked.push(name),
});

describe('two answers as one', () => {
  it('are there once both are', () => {
    expect(both(answer('one', 1), answer('other', 'two')).data).toEqual([1, 'two']);
    const half = both(answer('one', 1), answer('other', undefined));
    expect(half).toMatchObject({ data: undefined, error: null });
  });

  it('have failed when one of them has, and only that one is asked for again', () => {
    asked.length = 0;
    const error = new Error('The database rests.');
    const failed = both(answer('one', 1), answer('other', undefined, error));
    expect(failed).toMatchObject({ data: undefined, error });
    void failed.refetch();
    expect(asked).toEqual(['other']);
  });

  it('that are on show stay there when one could not be read again', () => {
    expect(both(answer('one', 1, new Error('No answer.')), answer('other', 2))).toMatchObject({
      data: [1, 2],
      error: null,
    });
  });
});
