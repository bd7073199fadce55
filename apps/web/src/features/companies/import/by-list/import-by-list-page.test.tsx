import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser, WithAddress } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { ImportByListPage } from './import-by-list-page.tsx';
import type { ListImportAddress } from './list-import-address.ts';

provideTextEditing();

const batchId = '22222222-2222-4222-8222-222222222222';
const nothing = { companyNumber: null, reason: null, message: null, companyId: null, companyName: null };
const bakery = {
  ...nothing,
  position: 1,
  typed: '09990001',
  state: 'imported',
  companyId,
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
};
const unknown = {
  ...nothing,
  position: 2,
  typed: '0999',
  state: 'refused',
  message: 'The register knows no such company.',
};
const unanswered = {
  ...nothing,
  position: 3,
  typed: '09990003',
  state: 'failed',
  message: 'The registry did not answer.',
};

const batch = {
  batchId,
  startedAt: '2026-11-20T09:30:00.000Z',
  finishedAt: '2026-11-20T09:31:00.000Z',
  heldUntil: null,
  total: 3,
  waiting: 0,
  imported: 1,
  refused: 1,
  failed: 1,
  lines: [bakery, unknown, unanswered],
};

async function show(answers: Parameters<typeof serveAnswers>[0], start: ListImportAddress = {}) {
  const received = serveAnswers({ getImportBatches: { entity: [] }, ...answers });
  const started: string[] = [];
  const Page = (props: Pick<Parameters<typeof ImportByListPage>[0], 'address' | 'onAddressChange'>) => (
    <ImportByListPage {...props} onStarted={(id) => started.push(id)} />
  );
  await new CompanyPageFixture().show(<WithAddress page={Page} start={start} />);
  return { user: setUpUser(), received, started };
}

const numbers = () => screen.getByRole('textbox', { name: /Company numbers/ });
const importTheList = () => screen.getByRole('button', { name: 'Import the list' });

describe('a list of companies', () => {
  it('is sent line by line, with the codes that it has', async () => {
    const { user, received, started } = await show({ importCompanies: { entity: [{ batchId }] } });
    await user.type(numbers(), '09990001, AB1234\n\n09990003');
    await user.click(importTheList());
    await expect.poll(() => started).toEqual([batchId]);
    expect(givenTo(received, 'importCompanies')).toEqual([{ lines: ['09990001,AB1234', '09990003'] }]);
  });

  it('is taken from a table that is dropped', async () => {
    const { user, received, started } = await show({ importCompanies: { entity: [{ batchId }] } });
    const table = 'Client,Company number,Auth code\nBakery,="09990001",AB1234\nJoinery,09990002,\n';
    await user.upload(
      screen.getByLabelText(/Or a file/),
      new File([table], 'clients.csv', { type: 'text/csv' }),
    );
    await expect.poll(() => (numbers() as HTMLTextAreaElement).value).toBe('09990001,AB1234\n09990002');
    await user.click(importTheList());
    await expect.poll(() => started).toEqual([batchId]);
    expect(givenTo(received, 'importCompanies')).toEqual([{ lines: ['09990001,AB1234', '09990002'] }]);
  });

  it('is asked for when there is none', async () => {
    const { user, received } = await show({ importCompanies: { entity: [{ batchId }] } });
    await user.click(importTheList());
    expect(await screen.findAllByText('Enter at least one company number')).not.toHaveLength(0);
    expect(givenTo(received, 'importCompanies')).toEqual([]);
  });

  it('stays in the form when the server refuses it', async () => {
    const { user, started } = await show({
      importCompanies: () => refuse('The import could not be started.'),
    });
    await user.type(numbers(), '09990001');
    await user.click(importTheList());
    expect(await screen.findByText('The import could not be started.')).toBeDefined();
    expect(numbers()).toHaveProperty('value', '09990001');
    expect(started).toEqual([]);
  });

  it('that was imported before is found again', async () => {
    await show({ getImportBatches: { entity: [batch] } });
    const past = await screen.findByRole('table', { name: 'Imports by list' });
    expect(within(past).getByRole('link').getAttribute('href')).toContain(batchId);
  });
});

describe('an import by list', () => {
  const open = (answers: Parameters<typeof serveAnswers>[0] = {}) =>
    show({ getImportBatch: { entity: [batch] }, ...answers }, { batch: batchId });
  const rows = () =>
    within(screen.getByRole('table', { name: 'Lines of the import' }))
      .getAllByRole('row')
      .slice(1);

  it('of another account is not there', async () => {
    await open({
      getImportBatch: () => refuse('There is no such record.', { status: 404, code: 'not-found' }),
    });
    expect(await screen.findByRole('heading', { name: 'There is no such import' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says what became of each line', async () => {
    await open();
    await screen.findByText('Done: 1 imported, 1 refused, 1 failed');
    expect(rows()).toHaveLength(3);
    const link = screen.getByRole('link', { name: 'HARBOUR LIGHT BAKERY LIMITED' });
    expect(link.getAttribute('href')).toContain(companyId);
    expect(screen.getByText('The register knows no such company.')).toBeDefined();
  });

  it('shows the problems alone when asked', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Problems only/ }));
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'HARBOUR LIGHT BAKERY LIMITED' })).toBeNull();
  });

  it('tries the failed lines again', async () => {
    const { user, received } = await open({ resumeImportBatch: { isSuccess: true } });
    await user.click(await screen.findByRole('button', { name: 'Try the failed lines again' }));
    await expect.poll(() => givenTo(received, 'resumeImportBatch')).toEqual([{ batchId }]);
  });

  it('has nothing to try again while lines are waiting', async () => {
    await open({ getImportBatch: { entity: [{ ...batch, finishedAt: null, waiting: 1, failed: 1 }] } });
    await screen.findByText(/2 of 3 lines done/);
    expect(screen.queryByRole('button', { name: 'Try the failed lines again' })).toBeNull();
  });
});
