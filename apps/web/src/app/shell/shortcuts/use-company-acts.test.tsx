import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { findEntries } from '#features/palette/palette-entries.ts';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { offeredForm } from '#testing/offered-form.fixture.ts';
import { givenTo, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import type { CurrentCompany } from '../../current-company.ts';
import { readDestination, showOverlay } from './overlay-store.ts';
import { useActsOf, useCompanyActs } from './use-company-acts.ts';

const bakery = { id: companyId, name: head.companyName, number: head.companyNumber };
const filingId = '7c0f8c52-6a3f-4c39-9a37-3a4b8c1a1b11';

interface ActsProps {
  readonly company: CurrentCompany | undefined;
  readonly text: string;
  readonly onGo: (href: string) => void;
}

/** Closes at each act, as the palette does. */
function Acts(props: ActsProps) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <OpenActs {...props} onAct={() => setIsOpen(false)} />;
}

function OpenActs({ company, text, onGo, onAct }: ActsProps & { onAct: () => void }) {
  return findEntries(useCompanyActs(company, onGo), text).map(({ id, label, detail, act }) => (
    <button
      key={id}
      type="button"
      title={detail}
      onClick={() => {
        onAct();
        act();
      }}
    >
      {label}
    </button>
  ));
}

const offered = {
  entity: [offeredForm('AP01'), offeredForm('TM01', { whyNot: 'Nobody is in office.' }), offeredForm('MR05')],
};

interface Asked extends Pick<ActsProps, 'company'> {
  /** Where it is not known yet which forms there are. */
  readonly answer?: Promise<object>;
}

async function find(text: string, { company, answer }: Asked = { company: bakery }) {
  const went: string[] = [];
  const received = serveAnswers({
    getForms: async () => ({ body: (await answer) ?? offered }),
    startForm: { entity: [{ filingId, isNew: true, isSwitched: false }] },
  });
  const page = new CompanyPageFixture();
  await (answer === undefined ? page.ofCompany('getForms', offered) : page).show(
    <Acts company={company} text={text} onGo={(href) => went.push(href)} />,
  );
  return { went, received, user: setUpUser() };
}

/** What there is to do for the bakery when it is named on the page of another company. */
function NamedActs({ onGo }: Pick<ActsProps, 'onGo'>) {
  return findEntries(useActsOf(onGo)(bakery), 'director').map(({ id, label, detail, act }) => (
    <button key={id} type="button" title={detail} onClick={act}>
      {label}
    </button>
  ));
}

const labels = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => screen.findByRole('button', { name });

describe('acts of the palette', () => {
  afterEach(() => showOverlay(undefined));

  it.each([
    ['allot', 'Allot shares'],
    ['transfer', 'Record a transfer of shares'],
    ['certificate', 'Share certificates'],
    ['confirm', 'Prepare the confirmation statement of HARBOUR LIGHT BAKERY LIMITED'],
    ['statement', 'Prepare the confirmation statement of HARBOUR LIGHT BAKERY LIMITED'],
    ['user', 'Grant access to the company'],
    ['appoint secretary', 'Appoint a secretary (AP03)'],
    ['address', 'Change the registered office (AD01)'],
    ['resign', 'End the appointment of a director (TM01)'],
    ['sh01', 'File a return of allotment (SH01)'],
    ['mr05', 'MR05 (MR05)'],
  ])('are found by “%s”', async (text, label) => {
    await find(text);
    expect(labels()).toContain(label);
  });

  it.each(['shares', 'certificate', 'cap table', 'confirmation'])(
    'of an LLP are none by “%s”: it has no shares, and files its statement elsewhere',
    async (text) => {
      await find(text, { company: { ...bakery, number: 'OC301234' } });
      expect(labels()).toEqual([]);
    },
  );

  it('of a company limited by guarantee are none of shares, and its statement', async () => {
    const company = { ...bakery, type: 'private-limited-guarant-nsc' };
    await find('cap table', { company });
    expect(labels()).toEqual([]);
    cleanup();
    await find('confirmation', { company });
    expect(labels()).toContain('Prepare the confirmation statement of HARBOUR LIGHT BAKERY LIMITED');
  });

  it('are found by the number of a form also where no company is open', async () => {
    await find('sh01', { company: undefined });
    expect(labels()).toEqual(['File a return of allotment']);
  });

  it('wait until something is typed', async () => {
    await find('');
    expect(labels()).toEqual([]);
  });

  it('begin a form that may be begun', async () => {
    const { user, went, received } = await find('director (');
    await user.click(await press('Appoint a director (AP01)'));
    await expect.poll(() => went).toEqual([`/company/forms/${filingId}`]);
    expect(givenTo(received, 'startForm')).toEqual([{ companyId, form: 'AP01' }]);
  });

  it('lead to the reason where a form may not be begun', async () => {
    const { user, went, received } = await find('director (');
    await user.click(await press('End the appointment of a director (TM01)'));
    await expect.poll(() => went).toEqual([expect.stringContaining('q=TM01')]);
    expect(givenTo(received, 'startForm')).toEqual([]);
  });

  it('begin a form also before it is known which there are', async () => {
    const answer = Promise.withResolvers<object>();
    const { user, went, received } = await find('director (', { company: bakery, answer: answer.promise });
    await user.click(await press('Appoint a director (AP01)'));
    answer.resolve(offered);
    await expect.poll(() => went).toEqual([`/company/forms/${filingId}`]);
    expect(givenTo(received, 'startForm')).toEqual([{ companyId, form: 'AP01' }]);
  });

  it('have a company chosen first where none is open', async () => {
    const { user, went } = await find('allot', { company: undefined });
    const act = await press('Allot shares');
    expect(act.title).toBe('Choose the company next');
    await user.click(act);
    expect(went).toEqual([]);
    expect(readDestination()?.('quay')).toBe('/company/shares/allotment?company=quay');
  });

  it('are done for the company that is named with them, wherever one is', async () => {
    const went: string[] = [];
    const received = serveAnswers({
      getForms: offered,
      startForm: { entity: [{ filingId, isNew: true, isSwitched: false }] },
    });
    await new CompanyPageFixture().show(<NamedActs onGo={(href) => went.push(href)} />);
    const act = await press('Appoint a director (AP01)');
    expect(act.title).toBe(bakery.name);
    await setUpUser().click(act);
    await expect.poll(() => went).toEqual([`/company/forms/${filingId}`]);
    expect(givenTo(received, 'startForm')).toEqual([{ companyId, form: 'AP01' }]);
  });
});
