import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { filingId, listedForm } from '../form.fixture.tsx';
import { FormsList } from './forms-list.tsx';

const open = (state: 'draft' | 'pending', subject: string) => ({
  filingId: state === 'draft' ? filingId : companyId,
  state,
  stateText: state === 'draft' ? 'Draft' : 'Submitted',
  subject,
  savedAt: '2026-11-20T09:30:00.000Z',
});

const forms = [
  listedForm({ open: [open('draft', 'Nora Gold'), open('pending', 'Flora Iron')] }),
  listedForm({
    form: 'NM01',
    formName: 'Change of name',
    group: 'Name',
    feePence: 2000,
    documentFeePence: 3000,
  }),
  listedForm({ form: 'PSC01', formName: 'Notice of a PSC', group: 'Control', whyNot: 'File it elsewhere.' }),
  listedForm({ form: 'CS01', formName: 'Confirmation statement', group: 'Statement' }),
];

function Listed() {
  const [filter, setFilter] = useState<string>();
  return <FormsList companyId={companyId} filter={filter} onFilter={setFilter} />;
}

async function showForms(answers: Parameters<typeof serveAnswers>[0] = {}) {
  const received = serveAnswers({ getForms: { entity: forms }, ...answers });
  await new CompanyPageFixture().show(<Listed />);
  await screen.findByText('Change of name');
  return { received, user: setUpUser() };
}

describe('the forms of a company', () => {
  it('stand in groups, each with its fee or why it cannot be filed; the statement has its own card', async () => {
    await showForms();
    const name = screen.getByRole('region', { name: 'Name' });
    expect(within(name).getByText('£20.00')).toBeDefined();
    const control = screen.getByRole('region', { name: 'Control' });
    expect(within(control).getByText('File it elsewhere.')).toBeDefined();
    expect(within(control).queryByRole('button')).toBeNull();
    expect(screen.queryByText('Confirmation statement')).toBeNull();
  });

  it('are none for a company of a kind that nothing is filed for', async () => {
    serveAnswers({ getForms: { entity: [] } });
    await new CompanyPageFixture().show(<Listed />);
    expect(await screen.findByText('No form can be filed for this company here')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('say once what every form waits for that is submitted now', async () => {
    const waitsFor = 'A change of name is with Companies House.';
    const waiting = [
      listedForm({ waitsFor: 'Deliver it later.', way: 'document' }),
      listedForm({ form: 'TM01', waitsFor }),
      listedForm({ form: 'NM01', formName: 'Change of name' }),
      listedForm({ form: 'AD01', waitsFor }),
    ];
    await showForms({ getForms: { entity: waiting } });
    expect(screen.getAllByText(waitsFor)).toHaveLength(1);
  });

  it('lead to the event that begins what is delivered as a document, where the company has shares', async () => {
    const name = listedForm({ form: 'NM01', formName: 'Change of name' });
    const shares = (whyNot: string | null) => [
      listedForm({ form: 'SH01', formName: 'Allotments', group: 'Shares', whyNot }),
      listedForm({
        form: 'SH02',
        formNumber: 'SH02',
        formName: 'Sub-division',
        group: 'Shares',
        whyNot: whyNot ?? 'By post.',
      }),
      listedForm({
        form: 'SH03',
        formNumber: 'SH03',
        formName: 'Purchase',
        group: 'Shares',
        whyNot: whyNot ?? 'By post.',
      }),
      listedForm({
        form: 'DS01',
        formNumber: 'DS01',
        formName: 'Strike off',
        group: 'Other',
        whyNot: 'By post.',
      }),
    ];
    await showForms({ getForms: { entity: [name, ...shares(null)] } });
    const links = () =>
      screen.queryAllByRole('link', { name: /Record the event/ }).map((link) => link.getAttribute('href'));
    expect(links()).toEqual([
      `/company/shares/event?company=${companyId}`,
      `/company/shares/event?company=${companyId}&kind=buy-back`,
    ]);
    cleanup();
    await showForms({ getForms: { entity: [name, ...shares('The company has no share capital.')] } });
    expect(links()).toEqual([]);
  });

  it('lead to what is due where the event is recorded, and only the document is left to deliver', async () => {
    const due = listedForm({
      form: 'SH03',
      formNumber: 'SH03',
      formName: 'Purchase',
      group: 'Shares',
      whyNot: 'By post.',
      dueOn: '2026-12-23',
    });
    await showForms({
      getForms: { entity: [listedForm({ form: 'NM01', formName: 'Change of name' }), due] },
    });
    expect(screen.queryByRole('link', { name: /Record the event/ })).toBeNull();
    const link = screen.getByRole('link', { name: 'Mark as delivered: SH03, Purchase' });
    expect(link.getAttribute('href')).toBe(`/company/companyoverview?company=${companyId}`);
  });

  it('say their last day where it is known, or else how it is found', async () => {
    const forms = [
      listedForm({ form: 'SH01', formName: 'Change of name', dueOn: '2026-12-16', deadline: 'counted so' }),
      listedForm({ deadline: 'counted from the appointment' }),
    ];
    await showForms({ getForms: { entity: forms } });
    const [allotment, appointment] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(allotment).toMatch(/no fee · last day 16 December 2026/);
    expect(allotment).not.toContain('counted so');
    expect(appointment).toContain('no fee · last day counted from the appointment');
  });

  it('show what is open of them: a draft goes on, what was sent leads to its receipt', async () => {
    await showForms();
    const draft = screen.getByRole('link', { name: /Go on.*Nora Gold/ });
    expect(draft.getAttribute('href')).toBe(`/company/forms/${filingId}`);
    const sent = screen.getByRole('link', { name: /Show the receipt.*Flora Iron/ });
    expect(sent.getAttribute('href')).toBe(`/submissionstatus/status/${companyId}`);
  });

  it('are found by id or by words', async () => {
    const { user } = await showForms();
    await user.type(screen.getByRole('searchbox'), 'nm01');
    await waitFor(() => expect(screen.queryByText('Appointment of a director')).toBeNull());
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'appoint director');
    expect(await screen.findByText('Appointment of a director')).toBeDefined();
    await user.type(screen.getByRole('searchbox'), ' nothing');
    expect(await screen.findByText('No forms match')).toBeDefined();
  });

  it('bear the numbers that the registrar gives them for a partnership, and are found by those', async () => {
    const { user } = await showForms({
      getForms: { entity: forms.map((each) => ({ ...each, formNumber: `LL${each.form}` })) },
    });
    expect(screen.getByRole('button', { name: /^File LLNM01/ })).toBeDefined();
    await user.type(screen.getByRole('searchbox'), 'llap01');
    expect(await screen.findByRole('button', { name: /^File LLAP01/ })).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Change of name')).toBeNull());
  });

  it('are begun by their button, by software where there is the choice', async () => {
    const { received, user } = await showForms({
      startForm: { entity: [{ filingId, isNew: true, isSwitched: false }] },
    });
    await user.click(screen.getByRole('button', { name: /File NM01/ }));
    await waitFor(() =>
      expect(givenTo(received, 'startForm')).toEqual([{ companyId, form: 'NM01', way: 'software' }]),
    );
  });

  it('are begun as a document to be delivered, where there is the choice', async () => {
    const { received, user } = await showForms({
      startForm: { entity: [{ filingId, isNew: true, isSwitched: false }] },
    });
    const [only, ...others] = screen.getAllByRole('button', { name: /Deliver it yourself/ });
    expect(others).toEqual([]);
    expect(only?.textContent).toContain('£30.00');
    await user.click(screen.getByRole('button', { name: /Deliver it yourself.*NM01.*as a document/ }));
    await waitFor(() =>
      expect(givenTo(received, 'startForm')).toEqual([{ companyId, form: 'NM01', way: 'document' }]),
    );
  });

  it('say so where one that was open goes the other way from now on', async () => {
    const toasts = collectToasts();
    const { user } = await showForms({
      startForm: { entity: [{ filingId, isNew: false, isSwitched: true }] },
    });
    await user.click(screen.getByRole('button', { name: /Deliver it yourself.*NM01/ }));
    await waitFor(() => expect(toasts).toEqual(['The draft that was open is now a document you deliver.']));
  });

  it('stay where they are when the server refuses to begin one', async () => {
    const { user } = await showForms({ startForm: () => refuse('Not for this company.', { status: 409 }) });
    await user.click(screen.getByRole('button', { name: /File NM01/ }));
    expect(screen.getByText('Change of name')).toBeDefined();
  });
});
