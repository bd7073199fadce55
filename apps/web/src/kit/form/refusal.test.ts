import { describe, expect, it } from 'vitest';
import { Refusal, toFormRefusal } from './refusal.ts';

class NameTaken extends Refusal {
  override readonly errors = { name: 'Choose another name' };
  override readonly requestId = 'r-42';
}

describe('a refusal', () => {
  it('is shown by a form, with its texts at their fields and its reference', () => {
    expect(toFormRefusal(new NameTaken('The name is taken.'))).toEqual({
      detail: 'The name is taken.',
      errors: { name: 'Choose another name' },
      requestId: 'r-42',
    });
  });

  it('without fields is about the whole form', () => {
    expect(toFormRefusal(new Refusal('The register is locked.'))).toEqual({
      detail: 'The register is locked.',
      errors: {},
      requestId: undefined,
    });
  });

  it('is not any other error', () => {
    const error = new TypeError('x is undefined');
    expect(() => toFormRefusal(error)).toThrow(error);
  });
});
