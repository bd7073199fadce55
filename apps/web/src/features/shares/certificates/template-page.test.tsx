import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AccessFlag } from '@statbook/contract';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { refuseAt, wrongNowhere } from '#testing/refused-fields.fixture.ts';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { TemplatePage } from './template-page.tsx';

const kept = {
  wording: 'Given under the hand of the company',
  execution: 'two-signatories' as const,
  signatories: ['Director', 'Secretary'],
  notice: '',
  logo: null,
  version: 1,
};

async function open(answers: Parameters<typeof serveAnswers>[0] = {}, access?: readonly AccessFlag[]) {
  const received = serveAnswers({
    getShareCertificateTemplate: { entity: [kept] },
    saveShareCertificateTemplate: { entity: [] },
    previewShareCertificate: () => refuse('No specimen in a test.'),
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<TemplatePage companyId={companyId} />, access && { access });
  return { user: setUpUser(), toasts, sent: () => givenTo(received, 'saveShareCertificateTemplate') };
}

describe('the template of certificates', () => {
  it('is changed and saved, and its specimen says why it cannot be drawn', async () => {
    const { user, toasts, sent } = await open();
    expect(await screen.findByText('The specimen could not be drawn')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'The company’s seal' }));
    const second = screen.getByRole('textbox', { name: /second signature/ });
    await user.clear(second);
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await expect.poll(() => toasts).toEqual(['Certificate template saved']);
    const { version: _version, ...words } = kept;
    expect(sent()).toEqual([{ companyId, ...words, execution: 'seal', signatories: ['Director', ''] }]);
  });

  it('says what the server refuses where it can be mended', async () => {
    const paths = ['logo', 'wording', 'execution', 'signatories.0', 'signatories.1', 'notice'];
    const { user } = await open({ saveShareCertificateTemplate: () => refuseAt(paths) });
    await user.click(await screen.findByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
  });

  it('is shown to nobody who may not edit the company', async () => {
    await open({}, ['viewCompany']);
    expect(await screen.findByText(/Only people who may edit the company/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save template' })).toBeNull();
  });
});
