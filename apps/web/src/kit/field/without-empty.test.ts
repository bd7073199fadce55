import { describe, expect, it } from 'vitest';
import { withoutEmpty } from './without-empty.ts';

describe('what was entered in a form', () => {
  it('leaves out texts that were left empty, and keeps what is no text', () => {
    expect(withoutEmpty({ town: 'Exeter', county: '', country: '  ', isNew: false })).toEqual({
      town: 'Exeter',
      isNew: false,
    });
  });
});
