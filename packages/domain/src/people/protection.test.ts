import { describe, expect, it } from 'vitest';
import { strictestProtection } from './protection.ts';

describe('the protection of somebody', () => {
  it('is the strictest that is said of them, whoever says it', () => {
    expect(strictestProtection([])).toBe('none');
    expect(strictestProtection(['none', null])).toBe('none');
    expect(strictestProtection(['none', 'protected'])).toBe('protected');
    expect(strictestProtection(['protected', null, 'super-secure', 'none'])).toBe('super-secure');
  });
});
