import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallReply } from '#api/call-types.ts';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { BlockerForms } from './blocker-forms.tsx';

type Offered = CallReply<'getForms'>['entity'][number];

const offered = {
  formName: 'A change of the officers',
  group: 'Officers',
  way: 'software',
  feePence: 0,
  documentFeePence: null,
  deadline: null,
  dueOn: null,
  open: [],
} as const;
const possible = (form: 'TM01' | 'TM02'): Offered => ({
  ...offered,
  form,
  formNumber: form,
  whyNot: null,
  open: [],
});
const impossible = (form: 'TM01' | 'TM02'): Offered => ({
  ...possible(form),
  whyNot: 'Nobody is in office.',
});

const show = (...entity: readonly Offered[]) =>
  new CompanyPageFixture()
    .ofCompany('getForms', { entity: [...entity] })
    .show(<BlockerForms companyId={companyId} forms={['TM01', 'TM02']} />);

describe('the forms that settle what stands before a filing', () => {
  it('are those that can be begun', async () => {
    await show(possible('TM01'), impossible('TM02'));
    expect(await screen.findByRole('button', { name: /File TM01/ })).toBeDefined();
    expect(screen.queryByText(/TM02/)).toBeNull();
  });

  it('say why not where none can be', async () => {
    await show(impossible('TM01'), impossible('TM02'));
    expect(await screen.findByText('TM01: Nobody is in office.')).toBeDefined();
    expect(screen.getByText('TM02: Nobody is in office.')).toBeDefined();
  });
});
