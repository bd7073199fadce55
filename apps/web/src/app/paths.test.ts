import { describe, expect, it } from 'vitest';
import { draftPath } from './paths.ts';

describe('where the answers of a filing are changed', () => {
  const filing = { filingId: 'f1', companyId: 'c1' };

  it('is the statement of the company for a confirmation statement', () => {
    expect(draftPath({ ...filing, form: 'CS01' }, { step: 'people' })).toBe(
      '/company/forms/confirmation-statement?company=c1&step=people',
    );
  });

  it('is its own page for any other form, at the step and field that came back', () => {
    expect(draftPath({ ...filing, form: 'AP01' }, { step: 'details', field: 'born' })).toBe(
      '/company/forms/f1?step=details&field=born',
    );
    expect(draftPath({ ...filing, form: 'MR01' })).toBe('/company/forms/f1');
  });
});
