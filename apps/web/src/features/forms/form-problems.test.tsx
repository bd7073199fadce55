import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { Problems } from './form-problems.tsx';
import type { FormState } from './form-state.ts';
import { field } from './form.fixture.tsx';

afterEach(cleanup);

const steps: FormState['steps'] = [
  {
    id: 'allotments',
    title: 'Shares allotted',
    hint: null,
    isComplete: false,
    sections: [0, 1].map((index) => ({
      title: `Allotment ${index + 1}`,
      hint: null,
      fields: [field(`allotments.${index}.numberOfShares`, { label: 'Number of shares' })],
      repeated: { path: 'allotments', index, max: 50, noun: 'allotment' },
    })),
    lists: [],
  },
];

const wrongIn = (index: number) => ({
  step: 'allotments',
  path: `allotments.${index}.numberOfShares`,
  code: 'zero',
  message: 'Enter the number of shares above zero',
});

describe('what is wrong in a form', () => {
  const show = (...errors: ReturnType<typeof wrongIn>[]) =>
    new CompanyPageFixture().show(
      <Problems
        form={{ filingId: 'f4a1cf0d-9d0f-4a47-8d58-4b8b6a7b6f11', companyId, steps }}
        check={{ errors, blockers: [], warnings: [] }}
      />,
    );
  const lines = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

  it('names the row of a list where several have the same mistake', async () => {
    await show(wrongIn(0), wrongIn(1));
    expect(await lines()).toEqual([
      'Allotment 1: Enter the number of shares above zero',
      'Allotment 2: Enter the number of shares above zero',
    ]);
  });

  it('says no more than the mistake where one has it', async () => {
    await show(wrongIn(1));
    expect(await lines()).toEqual(['Enter the number of shares above zero']);
  });
});
