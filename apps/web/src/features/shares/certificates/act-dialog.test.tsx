import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallName } from '@statbook/contract';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { refuseAt, wrongNowhere } from '#testing/refused-fields.fixture.ts';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import CertificateDialog from './act-dialog.tsx';
import type { CertificateAct, CertificateRow } from './certificate-rows.ts';
import { certificateRow } from './certificate-row.fixture.ts';

provideTextEditing();

const one = [certificateRow({ certificateNumber: 7, shares: '60' })];
const two = [...one, certificateRow({ certificateNumber: 9, shares: '40' })];

interface Opened {
  readonly act: CertificateAct;
  readonly certificates?: readonly CertificateRow[];
  readonly answer?: Parameters<typeof serveAnswers>[0][CallName];
}

const calls = {
  duplicate: 'duplicateShareCertificate',
  replace: 'replaceShareCertificate',
  split: 'splitShareCertificate',
  merge: 'mergeShareCertificates',
  deliver: 'deliverShareCertificates',
} as const;

async function open({ act, certificates = one, answer = { entity: [] } }: Opened) {
  const received = serveAnswers({ [calls[act]]: answer });
  const toasts = collectToasts();
  const done: string[] = [];
  await new CompanyPageFixture().show(
    <CertificateDialog
      companyId={companyId}
      act={act}
      certificates={certificates}
      onClose={() => done.push('closed')}
      onDone={() => done.push('done')}
    />,
  );
  await screen.findByRole('dialog');
  return { user: setUpUser(), toasts, done, given: () => givenTo(received, calls[act]) };
}

const press = (name: string) => screen.getByRole('button', { name });

describe('what is done to certificates', () => {
  it('issues a duplicate of a lost one under an indemnity', async () => {
    const { user, toasts, done, given } = await open({ act: 'duplicate' });
    await user.type(screen.getByRole('textbox', { name: /Date of the indemnity/ }), '18 11 2026');
    await user.type(screen.getByRole('textbox', { name: /Who gave the indemnity/ }), 'Bob Stone');
    await user.click(press('Issue duplicate'));
    await expect.poll(() => toasts).toEqual(['Duplicate of certificate 7: done']);
    expect(done).toEqual(['done', 'closed']);
    expect(given()).toMatchObject([
      { companyId, certificateNumber: 7, indemnityOn: '2026-11-18', note: 'Bob Stone' },
    ]);
  });

  it('splits one, and says how many shares are left to divide', async () => {
    const { user, given } = await open({ act: 'split' });
    await user.click(press('Add a certificate'));
    for (const [place, shares] of ['30', '20', '10'].entries())
      await user.type(screen.getByRole('textbox', { name: `Certificate ${place + 1}` }), shares);
    expect(screen.getByText(/shares left to divide/).textContent).toBe('0 of 60 shares left to divide');
    await user.click(press('Split certificate'));
    await expect.poll(given).toMatchObject([{ certificateNumber: 7, parts: ['30', '20', '10'] }]);
  });

  it('merges those of one holder, and names the shares of the new one', async () => {
    const { user, given } = await open({ act: 'merge', certificates: two });
    expect(screen.getByText(/Certificates 7, 9 of/).textContent).toContain(
      'one certificate for 100 Ordinary',
    );
    await user.click(press('Merge certificates'));
    await expect.poll(given).toMatchObject([{ certificateNumbers: [7, 9] }]);
  });

  it('records a delivery of today, unless another day is entered', async () => {
    const { user, given } = await open({ act: 'deliver', certificates: two });
    await user.type(screen.getByRole('textbox', { name: /How, or to whom/ }), 'By post');
    await user.click(press('Record delivery'));
    await expect
      .poll(given)
      .toMatchObject([{ certificateNumbers: [7, 9], deliveredOn: '2026-11-20', note: 'By post' }]);
  });

  it('stays open with what was typed when the server refuses, under the same key when tried again', async () => {
    let tries = 0;
    const answer = () => {
      tries += 1;
      return tries === 1 ? refuse('The certificate has ended meanwhile.') : { body: { entity: [] } };
    };
    const { user, toasts, done, given } = await open({ act: 'replace', answer });
    await user.type(screen.getByRole('textbox', { name: /Why it is replaced/ }), 'Damaged');
    await user.click(press('Replace certificate'));
    expect(await screen.findByText('The certificate has ended meanwhile.')).toBeDefined();
    expect(toasts).toEqual([]);
    await user.click(press('Replace certificate'));
    await expect.poll(() => done).toEqual(['done', 'closed']);
    const keys = given().map((body) => Reflect.get(Object(body), 'key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

const refused: readonly (readonly [CertificateAct, submit: string, paths: readonly string[]])[] = [
  ['duplicate', 'Issue duplicate', ['indemnityOn', 'note']],
  ['replace', 'Replace certificate', ['note']],
  ['split', 'Split certificate', ['parts', 'parts.0', 'parts.1']],
  ['merge', 'Merge certificates', ['certificateNumbers']],
  ['deliver', 'Record delivery', ['certificateNumbers', 'deliveredOn', 'note']],
];

describe('what the server refuses of certificates', () => {
  it.each(refused)('%s stands at the field that it is about', async (act, submit, paths) => {
    const { user } = await open({ act, certificates: two, answer: () => refuseAt(paths) });
    await user.click(press(submit));
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
  });
});
