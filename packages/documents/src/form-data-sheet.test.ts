import { civilDate } from '@statbook/domain/dates';
import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { drawFormDataSheet, type FormDataSheetInput } from './form-data-sheet.ts';

const sheet: FormDataSheetInput = {
  company: { name: 'HARBOUR LIGHT BAKERY LIMITED', number: '09990001' },
  form: 'NM01',
  formName: 'Change of name by resolution',
  isDraft: false,
  answers: [
    { section: 'Name', label: 'New name', value: 'QUAYSIDE LIMITED' },
    { section: 'Name', label: 'Date of the resolution', value: '20 November 2026' },
  ],
  statements: ['Notice of the resolution was given.'],
  attachments: ['resolution.pdf, 1 page'],
  delivery: {
    ways: ['By post, signed: Companies House, Crown Way, Cardiff CF14 3UZ.'],
    fee: '£30.00, to Companies House with this form',
    lastDay: civilDate('2026-12-05'),
  },
  madeOn: civilDate('2026-11-26'),
};

async function textOf(input: FormDataSheetInput): Promise<string> {
  const { pages } = await readDocument(await drawFormDataSheet(input));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

describe('a form data sheet', () => {
  it('has every answer, the statements, what is attached, a place to sign, and how to deliver it', async () => {
    const text = await textOf(sheet);
    for (const said of [
      'NM01 Change of name by resolution',
      'HARBOUR LIGHT BAKERY LIMITED',
      'New name QUAYSIDE LIMITED',
      'Notice of the resolution was given.',
      'resolution.pdf, 1 page',
      'Signature',
      'Crown Way',
      'Fee £30.00, to Companies House with this form',
      'Last day 5 December 2026',
      'Page 1 of',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('Draft');
  });

  it('is marked while it is a draft, and says nothing of a delivery where software sends the form', async () => {
    const text = await textOf({ ...sheet, isDraft: true, delivery: undefined });
    expect(text).toContain('Draft: not approved, and not filed');
    expect(text).toContain('Copy for approval');
    expect(text).not.toContain('Crown Way');
  });

  it.each([
    ['filed', 'Copy of the filing.'],
    ['not-filed-yet', 'Copy of what was approved. It is not filed yet.'],
    ['withdrawn', 'Copy of what was approved. It was withdrawn.'],
    ['rejected', 'Copy of what Companies House rejected. It is not filed.'],
  ] as const)('says of what was approved and is %s: %s', async (approved, said) => {
    const text = await textOf({ ...sheet, approved, delivery: undefined });
    expect(text).toContain(said);
    expect(text).not.toMatch(/for approval|authorised to sign/);
  });

  it('of a company that is being formed has no number, and nobody who signs for it', async () => {
    const company = { name: 'PLUM LIMITED', number: '' };
    const text = await textOf({ ...sheet, company, form: 'IN01', formName: 'Incorporation of a company' });
    expect(text).toContain('Company number None yet: it is given with the registration');
    expect(text).toContain('Signed by a person authorised to sign this form.');
    expect(text).not.toContain('For PLUM LIMITED');
  });

  it.each([18, 20, 22, 24, 26, 28])(
    'says on the page that is signed for whom, below %i answers',
    async (count) => {
      const answers = Array.from({ length: count }, (_, index) => ({
        section: 'Names',
        label: `Name ${index}`,
        value: `PERSON ${index}`,
      }));
      const { pages } = await readDocument(
        await drawFormDataSheet({ ...sheet, answers, delivery: undefined }),
      );
      const signed = pages.find((page) => page.includes('Capacity'));
      expect(signed?.replaceAll(/\s+/g, ' ')).toContain(
        'For HARBOUR LIGHT BAKERY LIMITED, by a person authorised to sign this form.',
      );
    },
  );

  it('goes on overleaf where there is more than a page holds', async () => {
    const answers = Array.from({ length: 60 }, (_, index) => ({
      section: 'Names',
      label: `Name ${index}`,
      value: `PERSON ${index}`,
    }));
    const { pages } = await readDocument(await drawFormDataSheet({ ...sheet, answers }));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.join(' ')).toContain('PERSON 59');
  });
});
