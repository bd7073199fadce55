import type { AccessFlag } from '@statbook/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { PrintRegister } from './print-register.tsx';

const calls = ['printOfficers', 'printPscs', 'printCharges'] as const;

const show = (call: (typeof calls)[number], access: readonly AccessFlag[]) =>
  new CompanyPageFixture().show(<PrintRegister call={call} companyId={companyId} />, { access });

describe('a register to be printed', () => {
  it.each(calls)('is asked for by %s', async (call) => {
    const received = serveAnswers({ [call]: () => refuse('The printer rests.') });
    await show(call, ['viewCompany', 'generateCompanyReport']);
    await setUpUser().click(screen.getByRole('button', { name: 'Print register' }));
    await expect.poll(() => givenTo(received, call)).toEqual([{ companyId }]);
  });

  it('is not offered to who may not print', async () => {
    serveAnswers({});
    await show('printCharges', ['viewCompany', 'exportCompany']);
    expect(screen.queryByRole('button', { name: 'Print register' })).toBeNull();
  });
});
