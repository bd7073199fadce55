import { describe, expect, it } from 'vitest';
import { toComparableName } from './comparable-name.ts';
import { findNameLikeness } from './likely-name.ts';
import { readRegistryName } from './registry-name.ts';

const nameOf = (text: string, former: readonly string[] = []) => ({
  now: toComparableName(readRegistryName(text)),
  former: former.map((each) => toComparableName(readRegistryName(each))),
});
const likeness = (one: string, other: string) => findNameLikeness(nameOf(one), nameOf(other));

describe('names that are likely one person’s', () => {
  it.each([
    ['QUILL, Mara Jane', 'QUILL, Mara', 'missing-forenames'],
    ['QUILL, Mara Jane', 'QUILL, Mara J', 'missing-forenames'],
    ['QUILL, M J', 'QUILL, Mara Jane', 'missing-forenames'],
    ['MCCARTHY, Conor', 'MacCarthy, Conor', 'missing-forenames'],
    ['CHEN, Wei', 'WEI, Chen', 'order-of-names'],
    ['CHEN, Xiao Ming', 'XIAOMING, Chen', 'order-of-names'],
    ['WEI, Peter Chen', 'CHEN, Wei', 'order-of-names'],
    ['Ó BRIAIN, Seán', 'SEÁN, Ó Briain', 'order-of-names'],
    ['SMITH, Ann', 'SMITH-JONES, Ann', 'surname-extended'],
    ['THORNTON, Ann', 'THORTON, Ann', 'surname-spelling'],
    ['SMITH, Ann Rose', 'JONES, Ann Rose', 'other-surname'],
  ])('%s and %s', (one, other, expected) => {
    expect(likeness(one, other)).toBe(expected);
    expect(likeness(other, one)).toBe(expected);
  });

  it('a name that one had before is theirs', () => {
    const married = nameOf('JONES, Ann Rose', ['SMITH, Ann']);
    expect(findNameLikeness(married, nameOf('SMITH, Ann'))).toBe('former-name');
    expect(findNameLikeness(nameOf('SMITH, Ann'), married)).toBe('former-name');
    expect(findNameLikeness(married, nameOf('SMITH, Sue'))).toBeUndefined();
  });
});

describe('names that are not alike', () => {
  it.each([
    ['QUILL, Mara', 'QUILL, Tom'],
    ['QUILL, Mara Jane', 'QUILL, Mara Rose'],
    ['SMITH, Ann', 'JONES, Ann'],
    ['SMITH, Ann Rose', 'JONES, Ann'],
    ['KHAN, Tim', 'KHAN, Tom'],
    ['QUILL, J', 'QUILL, Mara'],
  ])('%s and %s', (one, other) => {
    expect(likeness(one, other)).toBeUndefined();
  });
});
