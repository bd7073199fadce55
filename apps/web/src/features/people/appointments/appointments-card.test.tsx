import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { AppointmentsCard } from './appointments-card.tsx';

const personId = '11111111-1111-4111-8111-111111111111';
const bakeryId = '33333333-3333-4333-8333-333333333333';

const bakery = {
  companyNumber: '09990001',
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  companyStatus: 'Active',
  companyId: bakeryId,
  roleText: 'Director',
  heldFrom: '2024-01-15',
  heldUntil: null,
  isCurrent: true,
};
const mills = {
  ...bakery,
  companyNumber: '09990003',
  companyName: 'NORTHERN MILLS LIMITED',
  companyId: null,
  heldUntil: '2025-06-30',
  isCurrent: false,
};

const read = { readAt: '2026-11-20T09:30:00.000Z', isKnown: true, isWhole: true, total: 2 };

type Answer = NonNullable<Parameters<typeof serveAnswers>[0]['getPersonAppointments']>;

async function show(answer: Answer) {
  const received = serveAnswers({ getPersonAppointments: answer });
  await new CompanyPageFixture().show(<AppointmentsCard personId={personId} />, { access: ['viewCompany'] });
  return { user: setUpUser(), asked: () => givenTo(received, 'getPersonAppointments') };
}

const lookUp = () => screen.findByRole('button', { name: 'Look up' });

describe('the other appointments of a person', () => {
  it('are asked for on request, and lead to the companies of the account', async () => {
    const { user, asked } = await show({ entity: [{ ...read, appointments: [bakery, mills] }] });
    const button = await lookUp();
    expect(asked()).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(/^2 besides the roles on this page, 1 of them held now\./)).toBeDefined();
    expect(asked()).toEqual([{ personId }]);
    const link = screen.getByRole('link', { name: 'HARBOUR LIGHT BAKERY LIMITED' });
    expect(link.getAttribute('href')).toContain(bakeryId);
    expect(screen.queryByRole('link', { name: 'NORTHERN MILLS LIMITED' })).toBeNull();
    const [, former] = screen.getAllByRole('listitem');
    expect(former?.textContent).toContain(
      'Formerly director · NORTHERN MILLS LIMITEDFrom 15 January 2024 until 30 June 2025',
    );
    expect(document.activeElement?.textContent).toBe('Look up again');
  });

  it('are shown a score at a time where they are many', async () => {
    const appointments = Array.from({ length: 30 }, () => mills);
    const { user } = await show({ entity: [{ ...read, total: 9000, isWhole: false, appointments }] });
    await user.click(await lookUp());
    expect(
      await screen.findByText(/30 besides .*, none of them held now\. Companies House has 9,000 in all/),
    ).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show all 30' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
  });

  it.each([
    ['there are none', { isKnown: true, total: 1 }, /^None besides the roles on this page\./],
    ['the id is not known', { isKnown: false, total: 0 }, /lists nothing under the ids/],
  ])('are told in words where %s', async (_, more, words) => {
    const { user } = await show({ entity: [{ ...read, ...more, appointments: [] }] });
    await user.click(await lookUp());
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('are asked for again after the register took no more requests', async () => {
    let turn = 0;
    const { user } = await show(() => {
      turn += 1;
      return turn > 1
        ? { body: { entity: [{ ...read, appointments: [bakery] }] } }
        : refuse('These are used up. Try again at 09:35.', { status: 503, code: 'registry-rate-limited' });
    });
    await user.click(await lookUp());
    expect((await screen.findByRole('alert')).textContent).toMatch(/used up\. Try again at 09:35\.$/);
    await user.click(screen.getByRole('button', { name: 'Look up again' }));
    expect(await screen.findByText(/^1 besides .*, all of them held now\./)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
