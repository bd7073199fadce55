import { describe, expect, it } from 'vitest';
import { flattenErrors, isFilled } from './form-errors.ts';

describe('the errors of a form', () => {
  it('are listed by dotted name, whatever their depth', () => {
    const errors = {
      name: { type: 'custom', message: 'Enter the name' },
      address: { postcode: { type: 'custom', message: 'Enter the postcode' } },
      allottees: [undefined, { shares: { type: 'custom', message: 'Enter the number of shares' } }],
      root: { type: 'server', message: 'The registry is closed' },
    };
    expect(flattenErrors(errors as never)).toEqual({
      name: 'Enter the name',
      'address.postcode': 'Enter the postcode',
      'allottees.1.shares': 'Enter the number of shares',
      root: 'The registry is closed',
    });
  });

  it('belong to a field of a list, too', () => {
    const errors = { allottees: { root: { type: 'custom', message: 'Add an allottee' } } };
    expect(flattenErrors(errors as never)).toEqual({ allottees: 'Add an allottee' });
  });

  it('are kept back, before the first submit, from fields that were only passed through', () => {
    expect(isFilled({ address: { city: '' } }, 'address.city')).toBe(false);
    expect(isFilled({ address: { city: 'Leeds' } }, 'address.city')).toBe(true);
    expect(isFilled({ rows: [{ shares: '0' }] }, 'rows.0.shares')).toBe(true);
  });
});
