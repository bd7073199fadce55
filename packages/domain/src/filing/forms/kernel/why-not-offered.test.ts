import { describe, expect, it } from 'vitest';
import { companyNumber } from '../../../companies/company-number.ts';
import { civilDate } from '../../../dates/civil-date.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { whyNotOffered } from './why-not-offered.ts';

const facts = { ...formFacts(), today: civilDate('2026-11-20') };
const partnership = {
  ...facts,
  company: { ...facts.company, number: companyNumber('OC301234'), type: 'llp' as const },
};

describe('a form that is neither sent nor drawn here', () => {
  it('that files a resolution says what to deliver, by when, and where to', () => {
    const said = whyNotOffered(undefined, 'RESOLUTIONS', facts);
    expect(said).toContain('within 15 days');
    expect(said).toContain('“Upload a document to Companies House” on gov.uk');
    expect(said).toContain('Crown Way, Cardiff');
    expect(whyNotOffered(undefined, 'RESOLUTIONS', partnership)).toBe(
      'A limited liability partnership has no resolutions to file.',
    );
  });

  it('that strikes off says where to apply, what it costs, who signs and who gets a copy', () => {
    const scottish = { ...facts, company: { ...facts.company, jurisdiction: 'scotland' as const } };
    expect(whyNotOffered(undefined, 'DS01', scottish)).toMatch(
      /web service for £13\.00; .*DS01 from gov\.uk with £18\.00 to .*Edinburgh.* directors sign.*Within 7 days/,
    );
    const ofMembers = whyNotOffered(undefined, 'DS01', partnership);
    expect(ofMembers).toContain('LLDS01');
    expect(ofMembers).toContain('a copy to employees, creditors and any members who did not sign');
    expect(ofMembers).not.toMatch(/director|limited company/);
  });

  it.each([
    ['liquidation', 'in liquidation, which ends with its dissolution'],
    ['administration', 'in administration'],
    ['receivership', 'in receivership'],
    ['insolvency-proceedings', 'in insolvency proceedings'],
    ['voluntary-arrangement', 'in a voluntary arrangement'],
  ])('that strikes off is not advised in %s', (status, text) => {
    const said = (of: typeof facts) =>
      whyNotOffered(undefined, 'DS01', { ...of, company: { ...of.company, status } });
    expect(said(facts)).toBe(`No application to strike the company off may be made while it is ${text}.`);
    expect(said(partnership)).toContain('strike the partnership off');
  });

  it('about shares is a document, unless there are no shares', () => {
    expect(whyNotOffered(undefined, 'SH02', facts)).toContain('as a document');
    expect(whyNotOffered(undefined, 'SH02', partnership)).toBe(
      'A limited liability partnership has no shares.',
    );
  });
});
