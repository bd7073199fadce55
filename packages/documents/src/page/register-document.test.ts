import { civilDate } from '@statbook/domain/dates';
import { countTags, readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { drawRegisterDocument, type RegisterDocument } from './register-document.ts';

const columns = [{ title: 'Name', share: 1 }];
const register: RegisterDocument = {
  title: 'Register of members',
  company: { name: 'Harbour Bakery Limited', number: '09990001' },
  lines: ['As at the end of 20 November 2026'],
  madeOn: civilDate('2026-11-22'),
  tables: [
    { title: 'Members', columns, rows: [{ cells: ['Alice Green'] }] },
    { title: 'Former members', columns, rows: [] },
  ],
  empty: 'There were no members on this day.',
};

async function read(changed: Partial<RegisterDocument> = {}) {
  const document = await readDocument(await drawRegisterDocument({ ...register, ...changed }));
  return { ...document, text: document.pages.join(' ').replaceAll(/\s+/g, ' ') };
}

describe('a register as a document', () => {
  it('says what it is, of which company, and when it was made', async () => {
    const { title, text } = await read();
    expect(title).toBe('Register of members: Harbour Bakery Limited');
    expect(text).toContain('Company number 09990001');
    expect(text).toContain('As at the end of 20 November 2026');
    expect(text).toContain('Harbour Bakery Limited (09990001) · made on 22 November 2026');
    expect(text).toContain('Page 1 of 1');
  });

  it('has a heading over each table that has rows, and leaves the others out', async () => {
    const { text, tags } = await read();
    expect(text).toContain('Alice Green');
    expect(text).not.toContain('Former members');
    expect(tags.map((tree) => countTags(tree, 'H2'))).toEqual([1]);
  });

  it('says so where no table has rows', async () => {
    const { text, tags } = await read({ tables: [] });
    expect(text).toContain('There were no members on this day.');
    expect(tags.map((tree) => countTags(tree, 'TH'))).toEqual([0]);
    expect((await read()).text).not.toContain('There were no members');
  });

  it('is drawn across unless it asks for upright pages', async () => {
    const rightEnd = async (layout?: 'portrait') => {
      const { texts } = await read(layout ? { layout } : {});
      return Math.max(...texts.flat().map(({ x, width }) => x + width));
    };
    expect(await rightEnd()).toBeGreaterThan(700);
    expect(await rightEnd('portrait')).toBeLessThan(600);
  });

  it('counts its pages on each of them', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({ cells: [`Member ${index}`] }));
    const { pages } = await read({ tables: [{ title: 'Members', columns, rows }] });
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((text, index) => expect(text).toContain(`Page ${index + 1} of ${pages.length}`));
  });

  it('names characters that it could not draw', async () => {
    const { text } = await read({ tables: [{ title: 'Members', columns, rows: [{ cells: ['王小明'] }] }] });
    expect(text).toContain('U+738B, U+5C0F, U+660E');
  });
});
