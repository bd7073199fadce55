import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { type CodeByLink, CodeLinkPage } from './code-link-page.tsx';

provideTextEditing();

const open: CodeByLink = {
  state: 'open',
  personName: 'Mara Quill',
  askedBy: 'Ada Baker',
  accountName: 'Harbour Company Secretaries',
  askedAt: '2026-11-20T09:30:00.000Z',
  expiresAt: '2026-12-04T09:30:00.000Z',
  companies: [
    { companyName: 'HARBOUR LIGHT BAKERY LIMITED', companyNumber: '09990001', roleText: 'Director' },
  ],
};

type Answers = Parameters<typeof serveAnswers>[0];

async function show(answers: Answers) {
  const received = serveAnswers(answers);
  await new CompanyPageFixture().show(<CodeLinkPage token="a-secret" />, { access: [] });
  return { user: setUpUser(), given: (name: keyof Answers) => givenTo(received, name) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const answer = (state: CodeByLink['state']) => ({ body: { entity: [{ ...open, state, companies: [] }] } });

async function give(user: ReturnType<typeof setUpUser>, code: string) {
  await user.type(await screen.findByLabelText('Personal code'), code);
  await user.click(screen.getByRole('button', { name: 'Give the code' }));
}

describe('the page of an invitation to give a personal code', () => {
  it('says who asks, for which company, and how a code is come by', async () => {
    await show({ getCodeByLink: { entity: [open] } });
    expect(await heading('Give your personal code')).toBeDefined();
    expect(screen.getAllByText('Ada Baker').length).toBeGreaterThan(0);
    const why = within(screen.getByRole('region', { name: 'Why you are asked' }));
    expect(why.getByText('HARBOUR LIGHT BAKERY LIMITED')).toBeDefined();
    expect(screen.getByRole('link', { name: /GOV.UK One Login/ }).getAttribute('href')).toMatch(
      /^https:\/\/www\.gov\.uk\//,
    );
  });

  it('takes the code, and then says that it is kept', async () => {
    let isGiven = false;
    const { user, given } = await show({
      getCodeByLink: () => (isGiven ? answer('used') : { body: { entity: [open] } }),
      giveCodeByLink: () => {
        isGiven = true;
        return { body: { done: true } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Give the code' }));
    expect(await screen.findAllByText('Enter the personal code')).not.toEqual([]);
    await give(user, 'mar-a234-5678');
    expect(await heading('Your code is kept')).toBeDefined();
    expect(given('giveCodeByLink')).toEqual([{ token: 'a-secret', personalCode: 'MAR-A234-5678' }]);
  });

  it('says at the field why a code is refused', async () => {
    const why = 'This code is held for another person.';
    const { user } = await show({
      getCodeByLink: { entity: [open] },
      giveCodeByLink: () => refuse('There is a problem', { status: 400, errors: { personalCode: why } }),
    });
    await give(user, 'OTT12345678');
    expect((await screen.findAllByText(why)).length).toBeGreaterThan(0);
  });

  it('says what became of a link that was closed while its page was open', async () => {
    let isClosed = false;
    const { user } = await show({
      getCodeByLink: () => (isClosed ? answer('withdrawn') : { body: { entity: [open] } }),
      giveCodeByLink: () => {
        isClosed = true;
        return refuse('Your code is no longer asked for.', { status: 409, code: 'code-link-closed' });
      },
    });
    await give(user, 'MARA2345678');
    expect(await heading('Your code is no longer asked for')).toBeDefined();
  });

  it.each([
    ['used', 'Your code is kept'],
    ['held', 'Your code is kept already'],
    ['replaced', 'This link was sent again'],
    ['expired', 'This link has expired'],
    ['withdrawn', 'Your code is no longer asked for'],
    ['tried-too-often', 'This link takes no more codes'],
  ] as const)('says of one that is %s what to do, and takes nothing', async (state, title) => {
    await show({ getCodeByLink: { entity: [{ ...open, state, companies: [] }] } });
    expect(await heading(title)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says the same of every link that there is not', async () => {
    await show({
      getCodeByLink: () => refuse('There is no such record.', { status: 404, code: 'not-found' }),
    });
    expect(await screen.findByText(/^This is not a link that can be used/)).toBeDefined();
  });
});
