import { describe, expect, it } from 'vitest';
import { parsePersonalCode, saysCodeIsVoid } from './personal-code.ts';

describe('typing a personal code', () => {
  it('V8: stored without blanks and hyphens, in upper case, and masked', () => {
    const typed = parsePersonalCode(' ab1-2cd3-4ef5 ');
    expect(typed).toMatchObject({ ok: true, masked: '•••••••4EF5' });
    expect(typed.ok && typed.code.reveal()).toBe('AB12CD34EF5');
  });

  it.each([
    ['', 'empty'],
    ['AB12CD34EF', 'not-a-personal-code'],
    ['AB12CD34EF55', 'not-a-personal-code'],
    ['AB12CD34EF!', 'not-a-personal-code'],
  ])('refuses "%s": %s', (text, reason) => {
    expect(parsePersonalCode(text)).toMatchObject({ ok: false, reason });
  });

  it('is hidden wherever it is printed', () => {
    const typed = parsePersonalCode('AB12CD34EF5');
    expect(JSON.stringify(typed)).not.toContain('AB12CD34EF5');
    expect(String(typed.ok && typed.code)).toBe('[hidden]');
  });
});

describe('a code that the registrar rejects', () => {
  it.each(['UVID is not recognised', 'UVID has expired', 'The personal code has been withdrawn'])(
    'is void: %s',
    (text) => expect(saysCodeIsVoid(text)).toBe(true),
  );

  it.each([
    'The details linked to this personal code do not match the details on our records',
    'The authentication code has expired',
    'Surname does not match: a name mismatch reason must be provided',
  ])('is not void: %s', (text) => expect(saysCodeIsVoid(text)).toBe(false));
});
