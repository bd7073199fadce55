import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CompanyLine } from './company-number.tsx';

afterEach(cleanup);

const textOf = (number: string) =>
  render(<CompanyLine name="PLUM LIMITED" number={number} />).container.textContent;

it('names a company with its number, and one that is being formed by its name alone', () => {
  expect(textOf('09990001')).toBe('PLUM LIMITED · 09990001');
  expect(textOf('')).toBe('PLUM LIMITED');
});
