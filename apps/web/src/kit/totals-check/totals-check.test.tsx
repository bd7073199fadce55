import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TotalsCheck } from './totals-check.tsx';

const textOf = (element: Parameters<typeof render>[0]) => render(element).container.textContent;

describe('the check of totals', () => {
  afterEach(cleanup);

  it('says that they agree, and with what', () => {
    expect(textOf(<TotalsCheck />)).toBe('Agrees to the statement of capital');
    expect(textOf(<TotalsCheck to="the register" />)).toBe('Agrees to the register');
  });

  it('says where they do not', () => {
    expect(textOf(<TotalsCheck to="the register" difference="100 Ordinary shares more" />)).toBe(
      'Does not agree to the register: 100 Ordinary shares more',
    );
  });
});
