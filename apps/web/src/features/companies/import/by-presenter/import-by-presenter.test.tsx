import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { ImportByPresenter } from './import-by-presenter.tsx';

provideTextEditing();

type Served = NonNullable<Parameters<typeof serveAnswers>[0]['companyInformationByXmlDirectly']>;

const gatewayCompany = {
  companyNumber: '09990001',
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  madeUpDate: '2025-11-16',
  nextDueDate: null,
  registeredOfficeAddress: {
    premise: '1',
    street: 'Quay Street',
    postTown: 'Bristol',
    postcode: 'BS1 1AA',
    country: 'GB-ENG',
  },
  officers: [{ name: 'Ada Baker', role: 'director', appointedOn: '2018-11-17', resignedOn: null }],
  statementOfCapital: [
    { currency: 'GBP', totalNumberOfShares: '100', totalAggregateNominalValue: '100', shares: [] },
  ],
  shareholdings: [{ shareClass: 'Ordinary', numberHeld: '60', shareholders: ['Ada Baker'] }],
  readAt: '2026-11-20T09:30:00.000Z',
};

async function show(companyInformationByXmlDirectly: Served) {
  const received = serveAnswers({
    companyInformationByXmlDirectly,
    getCompanies: { entity: [], total: 0 },
    importCompany: { entity: [{ companyId }] },
  });
  await new CompanyPageFixture().show(<ImportByPresenter />);
  const user = setUpUser();
  const ask = async (presenterId = 'E1234567') => {
    await user.type(screen.getByRole('textbox', { name: /Company number/ }), '09990001');
    await user.type(screen.getByRole('textbox', { name: /Authentication code/ }), 'bake01');
    await user.type(screen.getByRole('textbox', { name: /Presenter ID/ }), presenterId);
    await user.type(screen.getByLabelText(/Presenter code/), 'abc123');
    await user.click(screen.getByRole('button', { name: 'Ask Companies House' }));
  };
  return { user, ask, received };
}

describe('a company seen as another presenter', () => {
  it('shows what its code opens, and is imported from there', async () => {
    const { user, ask, received } = await show({ entity: [gatewayCompany] });
    await ask();
    expect(await screen.findByText('1 Quay Street, Bristol, BS1 1AA, England')).toBeDefined();
    expect(givenTo(received, 'companyInformationByXmlDirectly')).toEqual([
      {
        companyNumber: '09990001',
        authCode: 'BAKE01',
        presenterId: 'E1234567',
        presenterAuthenticationCode: 'ABC123',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Import company' }));
    expect(await screen.findByText('Already added.')).toBeDefined();
    expect(givenTo(received, 'importCompany')).toEqual([{ companyNumber: '09990001', authCode: 'BAKE01' }]);
  });

  it('says at the field that the presenter is not known', async () => {
    const errors = { presenterAuthenticationCode: 'Companies House does not accept this presenter' };
    const { ask } = await show(() => refuse('Refused', { status: 400, code: 'invalid-request', errors }));
    await ask();
    expect(await screen.findAllByText('Companies House does not accept this presenter')).not.toHaveLength(0);
    expect(screen.getByLabelText(/Presenter code/).getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for both credentials before anything is sent', async () => {
    const { ask, received } = await show({ entity: [gatewayCompany] });
    await ask('E');
    expect(
      await screen.findAllByText('Enter the presenter ID, like 12345678901 or E1234567'),
    ).not.toHaveLength(0);
    expect(received).toEqual([]);
  });
});
