import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCall } from '#api/queries.ts';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { submission } from '../submission.fixture.ts';
import NameWait from './name-wait.tsx';

const receipt = submission({ form: 'TM01', formName: 'Termination of a director', state: 'queued' });
const change = {
  filingId: '5d3f4c4e-0c3e-4a3e-9b53-0a4a52f3b7a1',
  label: 'Change of name to QUAYSIDE LIMITED',
  stateText: 'Received by Companies House',
  stateSince: '2026-11-18T09:30:00.000Z',
  since: '2026-11-19T08:15:00.000Z',
  isDelivered: false,
};
const act = 'Send under the present name';

async function openDialog() {
  await setUpUser().click(screen.getByRole('button', { name: act }));
  return within(await screen.findByRole('dialog'));
}

/** As the page of the receipt reads it. */
function ReadReceipt() {
  const read = useCall('getSubmission', { query: { filingId: receipt.filingId } });
  const [shown] = read.data?.entity ?? [];
  return shown && <NameWait receipt={shown} change={change} />;
}

describe('a filing that waits for a change of name', () => {
  it('says what it waits for, where that is and since when', async () => {
    await new CompanyPageFixture().show(<NameWait receipt={receipt} change={change} />);
    const link = screen.getByRole('link', { name: change.label });
    expect(link.getAttribute('href')).toBe(`/submissionstatus/status/${change.filingId}`);
    expect(screen.getByText(/Received by Companies House, since/).textContent).toContain('18 November 2026');
    expect(screen.getByText(/19 November 2026/)).toBeDefined();
    expect(screen.queryByText('Record what Companies House decided')).toBeNull();
  });

  it('leads to where the outcome of a delivered change is recorded', async () => {
    await new CompanyPageFixture().show(
      <NameWait receipt={receipt} change={{ ...change, isDelivered: true }} />,
    );
    const link = screen.getByRole('link', { name: 'Record what Companies House decided' });
    expect(link.getAttribute('href')).toBe(`/submissionstatus/status/${change.filingId}`);
  });

  it('is sent under the present name after it was said what may happen', async () => {
    const received = serveAnswers({ sendUnderPresentName: { done: true } });
    const toasts = collectToasts();
    await new CompanyPageFixture().show(<NameWait receipt={receipt} change={change} />);
    const dialog = await openDialog();
    expect(dialog.getByText(/rejects a filing whose name does not match/)).toBeDefined();
    await setUpUser().click(dialog.getByRole('button', { name: act }));
    await expect.poll(() => toasts).toEqual(['It is being sent under the present name']);
    const { filingId, companyName } = receipt;
    expect(givenTo(received, 'sendUnderPresentName')).toEqual([{ filingId, companyName }]);
  });

  it('says why it is not sent', async () => {
    serveAnswers({ sendUnderPresentName: () => refuse('It does not wait any more.', { status: 409 }) });
    const toasts = collectToasts();
    await new CompanyPageFixture().show(<NameWait receipt={receipt} change={change} />);
    const dialog = await openDialog();
    await setUpUser().click(dialog.getByRole('button', { name: act }));
    await expect.poll(() => toasts).toEqual(['It does not wait any more.']);
  });

  it('offers the name that the company bears by then, where it was changed meanwhile', async () => {
    let companyName = receipt.companyName;
    serveAnswers({
      getSubmission: () => ({ body: { entity: [{ ...receipt, companyName }] } }),
      sendUnderPresentName: () => {
        companyName = 'QUAYSIDE LIMITED';
        return refuse('Somebody else has changed it meanwhile.', { status: 409, code: 'changed-meanwhile' });
      },
    });
    await new CompanyPageFixture().show(<ReadReceipt />);
    await screen.findByRole('button', { name: act });
    const dialog = await openDialog();
    expect(dialog.getByText(receipt.companyName)).toBeDefined();
    await setUpUser().click(dialog.getByRole('button', { name: act }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect((await openDialog()).getByText('QUAYSIDE LIMITED')).toBeDefined();
  });
});
