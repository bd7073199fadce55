import { describe, expect, it } from 'vitest';
import { classNames } from './class-names.ts';

describe('class names', () => {
  it('are those that apply, joined', () => {
    expect(classNames('table', false, undefined, 'tall')).toBe('table tall');
    expect(classNames(undefined)).toBe('');
  });
});
