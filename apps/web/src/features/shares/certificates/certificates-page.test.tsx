import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import {
  collectToasts,
  givenTo,
  refuse,
  serveAnswers,
  setUpUser,
  WithAddress,
} from '#testing/served-page.fixture.tsx';
import { certificateRow } from './certificate-row.fixture.ts';
import type { CertificatesPageProps } from './certificates-address.ts';
import { CertificatesPage } from './certificates-page.tsx';

const rows = [
  certificateRow({ certificateNumber: 7 }),
  certificateRow({ certificateNumber: 9, shares: '40', deliveredOn: '2026-02-01' }),
  certificateRow({ certificateNumber: 12, holderName: 'Alice Green', holderId: companyId, shares: '25' }),
  certificateRow({
    certificateNumber: 3,
    status: 'lost',
    endedOn: '2026-03-02',
    endedByKind: 'duplicate',
    endedNote: 'lost in the post',
  }),
];

interface Start {
  readonly address?: CertificatesPageProps['address'];
  readonly access?: readonly AccessFlag[];
  readonly answers?: Parameters<typeof serveAnswers>[0];
}

async function show({ address = {}, access, answers = {} }: Start = {}) {
  const received = serveAnswers({ shareCertificateDetails: { entity: rows }, ...answers });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(
    <WithAddress<CertificatesPageProps['address']>
      page={(page) => <CertificatesPage companyId={companyId} {...page} />}
      start={address}
    />,
    access && { access },
  );
  return { user: setUpUser(), received, toasts };
}

const numbersShown = async () =>
  within(await screen.findByRole('table', { name: 'Register of certificates' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => /\d+/.exec(row.textContent ?? '')?.[0]);

describe('the register of certificates', () => {
  it('lists the live ones, and the ended ones when they are asked for', async () => {
    const { user } = await show();
    expect(new Set(await numbersShown())).toEqual(new Set(['7', '9', '12']));
    expect(screen.getByText(/current of/).textContent).toContain('3 current of 4');
    await user.click(screen.getByRole('button', { name: /Cancelled certificates/ }));
    expect(await numbersShown()).toHaveLength(4);
    expect(screen.getByText(/Duplicate issued: lost in the post/)).toBeDefined();
  });

  it('finds one by its number alone, and several by holder', async () => {
    await show({ address: { q: '9' } });
    expect(await numbersShown()).toEqual(['9']);
  });

  it('says what will stand there while there is none', async () => {
    await show({ answers: { shareCertificateDetails: { entity: [] } } });
    expect(await screen.findByRole('heading', { name: 'No certificates yet' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Print register' })).toBeNull();
  });

  it('that cannot be loaded says why', async () => {
    const rests = () => refuse('The database rests.', { status: 503 });
    await show({ answers: { shareCertificateDetails: rests } });
    expect(await screen.findByText('The certificates could not be loaded')).toBeDefined();
    expect(screen.getByText('The database rests.')).toBeDefined();
  });

  it('is printed as a whole, or the certificates that are chosen', async () => {
    const stopped = () => refuse('The printer rests.');
    const answers = { printCertificateRegister: stopped, printShareCertificates: stopped };
    const { user, received, toasts } = await show({ answers });
    await user.click(await screen.findByRole('button', { name: 'Print register' }));
    await expect.poll(() => toasts).toEqual(['The printer rests.']);
    await user.click(screen.getByRole('button', { name: 'Print all current certificates' }));
    await user.click(screen.getByRole('checkbox', { name: /7/ }));
    await user.click(await screen.findByRole('button', { name: 'Print selected' }));
    await expect
      .poll(() => givenTo(received, 'printShareCertificates'))
      .toEqual([{ companyId }, { companyId, certificateNumbers: [7] }]);
  });

  it('offers to merge only those of one holder and class', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('checkbox', { name: /7/ }));
    await user.click(screen.getByRole('checkbox', { name: /12/ }));
    expect(screen.queryByRole('button', { name: 'Merge into one' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /12/ }));
    await user.click(screen.getByRole('checkbox', { name: /9/ }));
    await user.click(await screen.findByRole('button', { name: 'Merge into one' }));
    expect(await screen.findByRole('dialog', { name: 'Merge 2 certificates' })).toBeDefined();
  });

  it('is only read by who may neither print nor edit', async () => {
    await show({ access: ['viewCompany'] });
    expect(await numbersShown()).toHaveLength(3);
    for (const name of ['Print register', 'Certificate template'])
      expect(screen.queryByText(name)).toBeNull();
  });
});
