import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { offeredForm } from '#testing/offered-form.fixture.ts';
import { serveCalls } from '#testing/serve-calls.fixture.ts';
import { serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { WhatNeedsDoing } from '../overview/what-needs-doing.tsx';
import { companyPages } from '#company-page/company-pages.ts';
import { CompanyRecord } from './company-record.tsx';
import { company, need } from './company.fixture.ts';
import type { Need } from './overview-types.ts';
import type { CompanyOverview } from './overview-types.ts';

afterEach(cleanup);

interface Opening {
  readonly id?: string | undefined;
  readonly register?: string;
  readonly access?: readonly ('viewCompany' | 'editCompany' | 'submitCompany')[];
  readonly changes?: Partial<CompanyOverview>;
}

async function openRecord({
  id = companyId,
  register = 'Officers',
  access,
  changes,
}: Opening = {}): Promise<void> {
  const fixture = new CompanyPageFixture();
  await fixture.ofCompany('getCompanyOverview', { entity: [{ ...company, ...changes }] }).show(
    <CompanyRecord companyId={id === '' ? undefined : id} register={register} onOpened={() => undefined}>
      The register
    </CompanyRecord>,
    access && { access },
  );
}

describe('the record of a company', () => {
  it('begins with the company, what is due and when the registry was read', async () => {
    await openRecord();
    expect(await screen.findByRole('heading', { level: 1, name: company.companyName })).toBeTruthy();
    expect(screen.getByText('10 days left')).toBeTruthy();
    expect(screen.getByText('20 November 2026, 09:30')).toBeTruthy();
    expect(screen.getByText('The register')).toBeTruthy();
    expect(document.title).toContain('Officers – HARBOUR LIGHT BAKERY LIMITED');
  });

  it('leads to the same pages as the menu, by the same names and in the same order', async () => {
    await openRecord();
    const tabs = within(await screen.findByRole('navigation', { name: 'Registers of the company' }));
    const names = tabs.getAllByRole('link').map(({ textContent }) => textContent.replace(/ \d+$/, ''));
    expect(names).toEqual(companyPages.map(({ title }) => title));
  });

  it('offers what the user may do, and no more', async () => {
    await openRecord({ access: ['viewCompany'] });
    expect(await screen.findByText('The register')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Update from Companies House' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'File a change' })).toBeNull();
  });

  it('files nothing for a kind that is only shown, and says why', async () => {
    await openRecord({ changes: { service: { level: 'read-only', message: 'This is a partnership.' } } });
    expect(await screen.findByText('This is a partnership.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'File a change' })).toBeNull();
  });

  it('files a change of a limited liability partnership, whose notices are served', async () => {
    const message = 'Its notices can be filed.';
    await openRecord({ changes: { companyType: 'llp', service: { level: 'read-only', message } } });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'File a change' })).toBeTruthy();
  });

  it('that was made by hand says so, and offers to be read from Companies House', async () => {
    await openRecord({
      changes: { readAt: null, service: { level: 'read-only', message: 'Made by hand.' } },
    });
    expect(await screen.findByText('Not read from the register', { selector: 'span' })).toBeTruthy();
    expect(screen.getByText('Made by hand.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Read from Companies House' })).toBeTruthy();
    expect(screen.getByText('Not read from Companies House yet')).toBeTruthy();
    expect(screen.queryByText('The register')).toBeNull();
  });

  it('of a company that is being formed shows its form, and of its registers that there is nothing yet', async () => {
    const changes = { companyNumber: '', companyStatus: 'being-formed', readAt: null };
    await openRecord({ changes, register: 'Forms' });
    expect(await screen.findByText('The register')).toBeTruthy();
    cleanup();
    await openRecord({ changes });
    expect(await screen.findByText('Not registered yet')).toBeTruthy();
    expect(screen.queryByText('The register')).toBeNull();
  });

  it.each(['Shares', 'Shareholders'])('shows no %s of what has no share capital', async (register) => {
    await openRecord({ register, changes: { companyType: 'private-limited-guarant-nsc' } });
    expect(await screen.findByText('No share capital')).toBeTruthy();
    expect(screen.queryByRole('link', { name: register })).toBeNull();
    expect(screen.queryByText('The register')).toBeNull();
    cleanup();
    await openRecord({ register });
    expect(await screen.findByText('The register')).toBeTruthy();
  });

  it('says that no company is open, or that the user may not see companies', async () => {
    await openRecord({ id: '' });
    expect(await screen.findByText('No company is open')).toBeTruthy();
    cleanup();
    await openRecord({ access: ['editCompany'] });
    expect(await screen.findByText('You cannot see companies')).toBeTruthy();
  });

  it.each([1, 2])('that is not found may be in another account of a person with %i', async (count) => {
    const accounts = ['Harbour', 'Elsewhere'].slice(0, count).map((accountName, place) => ({
      accountId: accountName,
      accountName,
      isInvitation: false,
      isCurrent: place === 0,
    }));
    serveCalls(({ name }) =>
      name === 'getAccounts'
        ? { body: { entity: accounts } }
        : { status: 404, body: { code: 'not-found', title: 'Not found' } },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const fixture = new CompanyPageFixture();
    await fixture.show(
      <CompanyRecord companyId={companyId} register="Officers" onOpened={() => undefined}>
        The register
      </CompanyRecord>,
    );
    expect(await screen.findByText('There is no such company')).toBeTruthy();
    await expect.poll(() => fixture.queries.isFetching()).toBe(0);
    const findLink = () => screen.queryByRole('link', { name: 'Look in another account' });
    await expect.poll(() => findLink()?.getAttribute('href')).toBe(count > 1 ? '/accounts' : undefined);
  });
});

describe('what needs doing', () => {
  it('leads with the deadline, and says when there is nothing', async () => {
    await new CompanyPageFixture().show(<WhatNeedsDoing company={company} />);
    expect(await screen.findByRole('link', { name: 'Confirmation statement' })).toBeTruthy();
    cleanup();
    await new CompanyPageFixture().show(<WhatNeedsDoing company={{ ...company, needs: [] }} />);
    expect(await screen.findByText('Nothing is due.')).toBeTruthy();
  });

  it('begins the return that an entry of the share register asks for, and says since when it is late', async () => {
    const shareEventId = '33333333-3333-4333-8333-333333333333';
    const named = { title: 'Return of allotment of shares, SH01', detail: 'Event of 12 October 2026' };
    const late = { dueOn: '2026-11-12', overdue: true, urgency: 'overdue' } as const;
    const sh01: Need = {
      ...need,
      kind: 'form',
      act: 'begin-form',
      form: 'SH01',
      shareEventId,
      ...named,
      ...late,
    };
    const formName = 'Return of allotment of shares';
    await new CompanyPageFixture()
      .ofCompany('getForms', { entity: [offeredForm('SH01', { formName })] })
      .show(<WhatNeedsDoing company={{ ...company, needs: [sh01] }} />);
    expect(await screen.findByRole('button', { name: /File SH01/ })).toBeTruthy();
    expect(screen.getByText('8 days overdue')).toBeTruthy();
    const entry = screen.getByRole('link', { name: 'Return of allotment of shares, SH01' });
    expect(entry.getAttribute('href')).toContain(`open=${shareEventId}`);
  });

  it('begins the forms about people in control, each from what asks for it', async () => {
    const originId = '44444444-4444-4444-8444-444444444444';
    const needs: Need[] = [
      { ...need, kind: 'control-notice', act: 'settle-notice', form: 'PSC04', originId, title: 'A change' },
      { ...need, kind: 'unregistered-psc', act: 'notify-psc', form: 'PSC01', originId, title: 'A holder' },
      { ...need, kind: 'psc-verification', act: 'verify-psc', originId: 'alice', title: 'Identity' },
    ];
    const forms = (['PSC01', 'PSC04', 'VS01'] as const).map((form) => offeredForm(form));
    const received = serveAnswers({ startForm: { entity: [] } });
    await new CompanyPageFixture()
      .ofCompany('getForms', { entity: forms })
      .show(<WhatNeedsDoing company={{ ...company, needs }} />);
    const user = setUpUser();
    for (const form of ['PSC04', 'PSC01', 'VS01'])
      await user.click(await screen.findByRole('button', { name: new RegExp(`File ${form}`) }));
    const begun = () => received.filter(({ name }) => name === 'startForm').map(({ given }) => given);
    await expect.poll(begun).toMatchObject([
      { form: 'PSC04', origin: { controlProposalId: originId } },
      { form: 'PSC01', origin: { unregisteredPersonId: originId } },
      { form: 'VS01', origin: { pscId: 'alice' } },
    ]);
    expect(screen.getByRole('link', { name: 'Identity' }).getAttribute('href')).toContain('open=alice');
  });

  it('goes on with an identity statement that was begun', async () => {
    const begun = { act: 'go-on', filingId: 'f1', filingState: 'draft', originId: 'alice' } as const;
    const needs = [{ ...need, kind: 'psc-verification', title: 'Identity', ...begun } as const];
    await new CompanyPageFixture().show(<WhatNeedsDoing company={{ ...company, needs }} />);
    const link = await screen.findByRole('link', { name: 'Identity' });
    expect(link.getAttribute('href')).toBe('/company/forms/f1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a rejected filing in the colour that a rejection has everywhere', async () => {
    const rejected = { filingId: 'f1', filingState: 'rejected', act: 'show-filing', dueOn: null } as const;
    const needs = [{ ...need, kind: 'filing', title: 'AD01', detail: 'Rejected', ...rejected } as const];
    await new CompanyPageFixture().show(
      <>
        <WhatNeedsDoing company={{ ...company, needs }} />
        <StatusBadge label="No" tone="bad" />
      </>,
    );
    expect((await screen.findByText('Rejected')).className).toBe(screen.getByText('No').className);
  });

  it('calls nothing late whose day is only the earliest possible one, and leads to the code that is missing', async () => {
    const notice: Need = {
      ...need,
      kind: 'control-notice',
      act: 'settle-notice',
      title: 'PSC notice, PSC01',
    };
    const code: Need = {
      ...need,
      kind: 'attention',
      act: 'enter-code',
      title: 'Authentication code missing',
      dueOn: null,
    };
    const needs = [{ ...notice, dueOn: '2025-12-26' }, code];
    await new CompanyPageFixture().show(<WhatNeedsDoing company={{ ...company, needs }} />);
    expect(await screen.findByText('earliest date, now passed')).toBeTruthy();
    expect(screen.getByRole('link', { name: code.title }).getAttribute('href')).toContain(
      '/company/companyadmin',
    );
  });
});
