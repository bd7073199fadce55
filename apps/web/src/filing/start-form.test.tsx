import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { offeredForm } from '#testing/offered-form.fixture.ts';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { type OfferedForm, StartForm } from './start-form.tsx';

const filingId = '7c0f8c52-6a3f-4c39-9a37-3a4b8c1a1b11';
const origin = { officerId: 'nora' };

async function showStart(
  more: Partial<OfferedForm>,
  page: object = {},
  answers: Parameters<typeof serveAnswers>[0] = {},
) {
  const received = serveAnswers({
    startForm: { entity: [{ filingId, isNew: true, isSwitched: false }] },
    ...answers,
  });
  await new CompanyPageFixture().ofCompany('getForms', { entity: [offeredForm('TM01', more)] }).show(
    <>
      <StartForm {...{ companyId, form: 'TM01', origin, children: 'Ceased', ...page }} />
      <p>The page</p>
    </>,
  );
  await screen.findByText('The page');
  return { received, user: setUpUser() };
}

describe('beginning a form from the page of what it is about', () => {
  it('gives the form what the page knows', async () => {
    const { received, user } = await showStart({});
    await user.click(screen.getByRole('button', { name: /Ceased/ }));
    await waitFor(() =>
      expect(givenTo(received, 'startForm')).toEqual([{ companyId, form: 'TM01', origin }]),
    );
  });

  it('begins it once where the button is pressed twice', async () => {
    const { received, user } = await showStart({});
    await user.dblClick(screen.getByRole('button', { name: /Ceased/ }));
    await waitFor(() => expect(givenTo(received, 'startForm')).not.toEqual([]));
    expect(givenTo(received, 'startForm')).toHaveLength(1);
  });

  it('is not offered where the server does not offer it, which says why where there is room', async () => {
    await showStart({ whyNot: 'Use the service of Companies House.' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/Use the service/)).toBeNull();
  });

  it('says why where there is room for it', async () => {
    await showStart({ whyNot: 'Use the service of Companies House.' }, { explains: true });
    expect(screen.getByText('TM01: Use the service of Companies House.')).toBeDefined();
  });

  it('of the confirmation statement leads to the statement', async () => {
    await showStart({}, { form: 'CS01' });
    expect(screen.getByRole('link').getAttribute('href')).toContain('confirmation-statement');
  });

  it('says beforehand that it is a document to be delivered', async () => {
    await showStart({ way: 'document' });
    expect(
      screen.getByRole('button', { name: /Ceased, as a document you deliver ?\(form TM01\)/ }),
    ).toBeDefined();
  });

  it('says the number of the form once, and whom it is about', async () => {
    await showStart({}, { children: undefined, about: 'Leo Plum' });
    expect(screen.getByRole('button', { name: 'File TM01: Leo Plum' })).toBeDefined();
  });

  it('stays on the page when it is refused, and says why', async () => {
    const toasts = collectToasts();
    const startForm = () =>
      refuse('A draft of this form is open.', { status: 409, code: 'form-open-already' });
    const { user } = await showStart({}, {}, { startForm });
    await user.click(screen.getByRole('button', { name: /Ceased/ }));
    await waitFor(() => expect(toasts).toEqual(['A draft of this form is open.']));
  });
});
