import { expect, test } from 'vitest';
import { Secret } from '@statbook/domain/secret';
import { md5Hex } from './presenter.ts';

test.each([
  ['E0000000000', 'e4004184e3705b07b6cfe39f173ba9ee'],
  ['ABCDE123456', '8cdcdd77a21a5f80e3a88a013bc957f8'],
])('the presenter value %s is sent as its lower-case MD5', (text, hash) => {
  expect(md5Hex(new Secret(text)).reveal()).toBe(hash);
});

test('the hash is as secret as the code', () => {
  expect(String(md5Hex(new Secret('ABCDE123456')))).toBe('[hidden]');
});
