import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import type { OfferedForm } from '#filing/start-form.tsx';
import { offeredForm } from '#testing/offered-form.fixture.ts';
import { BlockerForms } from './blocker-forms.tsx';

const impossible = (form: 'TM01' | 'TM02') => offeredForm(form, { whyNot: 'Nobody is in office.' });

const show = (...entity: readonly OfferedForm[]) =>
  new CompanyPageFixture()
    .ofCompany('getForms', { entity: [...entity] })
    .show(<BlockerForms companyId={companyId} forms={['TM01', 'TM02']} />);

describe('the forms that settle what stands before a filing', () => {
  it('are those that can be begun', async () => {
    await show(offeredForm('TM01'), impossible('TM02'));
    expect(await screen.findByRole('button', { name: /File TM01/ })).toBeDefined();
    expect(screen.queryByText(/TM02/)).toBeNull();
  });

  it('say why not where none can be', async () => {
    await show(impossible('TM01'), impossible('TM02'));
    expect(await screen.findByText('TM01: Nobody is in office.')).toBeDefined();
    expect(screen.getByText('TM02: Nobody is in office.')).toBeDefined();
  });
});
