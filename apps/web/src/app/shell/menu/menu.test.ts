import { accessFlags, type AccessFlag } from '@statbook/contract';
import { describe, expect, it } from 'vitest';
import { groupSections, menuFor, withoutHidden } from './menu.ts';
import { menuIcons } from './menu-icons.ts';

const titles = (...flags: AccessFlag[]) =>
  menuFor({ access: new Set(flags) }).map((section) => section.title);

describe('the side menu', () => {
  it('shows a main user everything, in the order of the product', () => {
    expect(titles(...accessFlags)).toEqual([
      'Companies',
      'Submission',
      'Billing and Payments',
      'Reports',
      'Settings',
    ]);
  });

  it('stands under titles', () => {
    const groups = groupSections(menuFor({ access: new Set(accessFlags) }));
    expect(groups.map(([title, sections]) => [title, sections.map(({ id }) => id)])).toEqual([
      ['Books', ['companies']],
      ['Filing', ['submission', 'billing']],
      ['Practice', ['reports', 'settings']],
    ]);
  });

  it('leaves billing to a user without any access', () => {
    expect(titles()).toEqual(['Billing and Payments']);
  });

  const opens: Readonly<Record<string, readonly AccessFlag[]>> = {
    Companies: [
      'formCompany',
      'importCompany',
      'viewCompany',
      'createCompany',
      'editCompany',
      'deleteCompany',
      'submitCompany',
      'exportCompany',
      'generateCompanyReport',
    ],
    Submission: ['exportSubmission', 'viewSubmission'],
    Reports: ['exportReports', 'generateReports'],
    Settings: ['viewSettings', 'createSettings', 'editSettings', 'deleteSettings'],
  };
  const cases = Object.entries(opens).flatMap(([section, flags]) => flags.map((flag) => ({ section, flag })));

  it.each(cases)('opens $section and nothing else for $flag', ({ section, flag }) => {
    expect(titles(flag).filter((title) => title !== 'Billing and Payments')).toEqual([section]);
  });

  it('gives each section a picture of its own, which is all that a narrow menu shows', () => {
    const icons = menuFor({ access: new Set(accessFlags) }).map(({ icon }) => menuIcons[icon]);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('leaves out what is kept out of it, a section or one of its pages', () => {
    const page = (id: string, hidden = false) => ({ id, title: id, href: `/${id}`, hidden });
    const section = { group: 'Practice', icon: 'reports' } as const;
    const sections = [
      { ...section, ...page('kept'), children: [page('shown'), page('left-out', true)] },
      { ...section, ...page('gone', true) },
    ];
    const shown = withoutHidden(sections).map(({ id, children }) => [id, children?.map((child) => child.id)]);
    expect(shown).toEqual([['kept', ['shown']]]);
  });

  it('knows every access flag', () => {
    expect(cases.map(({ flag }) => flag).toSorted()).toEqual([...accessFlags].toSorted());
  });

  it('leads to users and roles whoever may see them, and to their own account anybody with settings', () => {
    const pagesFor = (...flags: AccessFlag[]) =>
      menuFor({ access: new Set(flags) })
        .find(({ id }) => id === 'settings')
        ?.children?.map(({ title }) => title);
    expect(pagesFor('viewSettings')).toEqual(['My account', 'Users', 'Roles', 'Approval policies']);
    expect(pagesFor('deleteSettings')).toEqual(['My account']);
  });

  it('leads to the registers of the current company', () => {
    const [companies] = menuFor({ access: new Set(accessFlags), company: { id: '42', number: '09990001' } });
    expect(companies?.children?.find((link) => link.id === 'officers')?.href).toBe(
      '/company/officers?company=42',
    );
    expect(companies?.href).toBe('/company');
  });

  it('leads through the pages of a company in the order of the specification', () => {
    const [companies] = menuFor({ access: new Set(accessFlags), company: { id: '42', number: '09990001' } });
    expect(companies?.children?.map(({ title, href }) => [title, href])).toEqual([
      ['Overview', '/company/companyoverview?company=42'],
      ['Officers', '/company/officers?company=42'],
      ['Shares', '/company/shares?company=42'],
      ['Shareholders', '/company/shareholders?company=42'],
      ['Significant control', '/company/pscs?company=42'],
      ['Charges', '/company/chargesandmortgages?company=42'],
      ['Diary dates', '/company/diarydates?company=42'],
      ['Administration', '/company/companyadmin?company=42'],
      ['Filing history', '/company/companyfilinghistory?company=42'],
      ['Forms', '/company/forms?company=42'],
      ['Changes', '/company/registerchanges?company=42'],
      ['People', '/people'],
      ['Documents', '/documents'],
    ]);
  });

  it.each([
    { what: 'a partnership', company: { id: '42', number: 'OC990034' } },
    {
      what: 'a company limited by guarantee',
      company: { id: '42', number: '09990001', type: 'private-limited-guarant-nsc' },
    },
  ])('leads to no shares of $what', ({ company }) => {
    const [companies] = menuFor({ access: new Set(accessFlags), company });
    const titles = companies?.children?.map(({ title }) => title);
    expect(titles).toContain('Significant control');
    expect(titles).not.toContain('Shares');
    expect(titles).not.toContain('Shareholders');
  });

  it('leads to no register of a company that is being formed', () => {
    const company = { id: '42', number: '' };
    const [companies] = menuFor({ access: new Set(accessFlags), company });
    expect(companies?.children?.map(({ title }) => title)).toEqual([
      'Overview',
      'Diary dates',
      'Administration',
      'Forms',
      'People',
      'Documents',
    ]);
  });

  it('offers the routes of the specification', () => {
    const hrefs = menuFor({ access: new Set(accessFlags) }).flatMap(({ href, children = [] }) => [
      href,
      ...children.map((each) => each.href),
    ]);
    expect(new Set(hrefs)).toEqual(
      new Set([
        '/company',
        '/company/companyoverview',
        '/company/officers',
        '/company/shares',
        '/company/shareholders',
        '/company/pscs',
        '/company/chargesandmortgages',
        '/company/diarydates',
        '/company/companyadmin',
        '/company/companyfilinghistory',
        '/company/forms',
        '/submissionstatus/status',
        '/submissionstatus/errorlog',
        '/billingandpayments',
        '/reports',
        '/setting/myaccount',
        // A tab of the company, as all of its pages.
        '/company/registerchanges',
        // Those that decision 30 adds.
        '/setting/users',
        '/setting/roles',
        // Those that decision 89 adds.
        '/setting/approvals',
        '/submissionstatus/approvals',
        '/documents',
        '/filebyinternet',
        // That decision 91 adds.
        '/people',
      ]),
    );
  });
});
