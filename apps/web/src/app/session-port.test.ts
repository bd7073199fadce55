import { describe, expect, it } from 'vitest';
import { mayMake } from './session-port.ts';

describe('whether a user may make a call', () => {
  it('needs the flag that the call names', () => {
    expect(mayMake(new Set(['editCompany']), 'saveShareTransfer')).toBe(true);
    expect(mayMake(new Set(['viewCompany']), 'saveShareTransfer')).toBe(false);
  });

  it('needs one flag of a call that names several', () => {
    expect(mayMake(new Set(['exportReports']), 'getReports')).toBe(true);
    expect(mayMake(new Set(['generateReports']), 'getReports')).toBe(true);
    expect(mayMake(new Set(['viewCompany']), 'getReports')).toBe(false);
  });

  it('needs no flag for a call that is open to every user', () => {
    expect(mayMake(new Set(), 'getSessions')).toBe(true);
  });
});
