import { describe, expect, it } from 'vitest';
import { findEmailRefusal } from './registered-email.ts';

describe('a registered e-mail address', () => {
  it.each(['secretary@plum.co.uk', "o'neil+filings@sub.plum-co.com", 'a@b.xn--p1ai', ' office@plum.uk '])(
    'takes %s',
    (text) => {
      expect(findEmailRefusal(text)).toBeUndefined();
    },
  );

  it.each([
    ['', 'empty'],
    ['plum.co.uk', 'not-an-email'],
    ['a@plum', 'not-an-email'],
    ['a@.plum.uk', 'not-an-email'],
    ['a..b@plum.uk', 'not-an-email'],
    ['a@plum..uk', 'not-an-email'],
    ['a@-plum.uk', 'not-an-email'],
    ['a@plum.u', 'not-an-email'],
    ['a@plum.12', 'not-an-email'],
    ['a b@plum.uk', 'not-an-email'],
    ['a@b@plum.uk', 'not-an-email'],
    [`${'a'.repeat(250)}@plum.uk`, 'too-long'],
  ])('refuses "%s"', (text, reason) => {
    expect(findEmailRefusal(text)).toBe(reason);
  });
});
