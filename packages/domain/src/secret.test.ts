import { describe, expect, it } from 'vitest';
import { maskText, Secret } from './secret.ts';

describe('a secret', () => {
  const secret = new Secret('AB12CD34EF5');

  it('is hidden however it is written', () => {
    const object = { code: secret };
    const written = [
      String(secret),
      JSON.stringify(object),
      String(Object.values(object)),
      JSON.stringify([secret]),
    ];
    expect(written.some((text) => text.includes('AB12'))).toBe(false);
    expect(Reflect.get(secret, Symbol.for('nodejs.util.inspect.custom')).call(secret)).toBe('[hidden]');
  });

  it('has nothing to find by going through it', () => {
    expect(Object.keys(secret)).toEqual([]);
    expect(Object.entries(secret)).toEqual([]);
  });

  it('is revealed on purpose only', () => {
    expect(secret.reveal()).toBe('AB12CD34EF5');
  });

  it('is masked to its last characters, and short ones wholly', () => {
    expect(maskText('AB12CD34EF5', 4)).toBe('•••••••4EF5');
    expect(maskText('1234', 4)).toBe('••••');
  });
});
