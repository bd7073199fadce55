import { describe, expect, it } from 'vitest';
import { nameOf } from './save-file.ts';

describe('the name of a file that was sent', () => {
  it('is the one in full letters, else the plain one', () => {
    expect(
      nameOf(`attachment; filename="Cafe - cap table.csv"; filename*=UTF-8''Caf%C3%A9%20-%20cap%20table.csv`),
    ).toBe('Café - cap table.csv');
    expect(nameOf('attachment; filename="submissions.csv"')).toBe('submissions.csv');
    expect(nameOf(null)).toBeUndefined();
  });
});
