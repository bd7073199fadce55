import { civilDate } from '@statbook/domain/dates';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfRenderer, type PdfInput } from './pdf-renderer.ts';

const empty: PdfInput<'drawRegisterOfMembers'> = {
  company: { name: 'Harbour Bakery Limited', number: '09990001' },
  asAt: civilDate('2026-11-20'),
  entries: [],
  own: [],
  unidentified: [],
  classes: [],
  capital: { currencies: [] },
  madeOn: civilDate('2026-11-20'),
};

describe('the PDF renderer', () => {
  const renderer = createPdfRenderer();
  afterAll(() => renderer.close());

  it('renders several documents that are requested at once, each for itself', async () => {
    const other = { ...empty, company: { name: 'Plum Limited', number: '09990002' } };
    const [first, second, third] = await Promise.all([
      renderer.render('drawRegisterOfMembers', empty),
      renderer.render('drawRegisterOfMembers', other),
      renderer.render('drawRegisterOfMembers', empty),
    ]);
    expect(Buffer.from(first).toString('latin1', 0, 8)).toBe('%PDF-1.7');
    expect(Buffer.compare(first, third)).toBe(0);
    expect(Buffer.compare(first, second)).not.toBe(0);
  });

  it('rejects a document that cannot be rendered and goes on with the next', async () => {
    const broken: unknown = {
      ...empty,
      capital: { currencies: [{ classes: [{ numberOfShares: 'many' }] }] },
    };
    // What the types forbid stands for a fault of ours.
    const rendering = renderer.render('drawRegisterOfMembers', broken as typeof empty);
    await expect(rendering).rejects.toThrow('many');
    await expect(renderer.render('drawRegisterOfMembers', empty)).resolves.toBeInstanceOf(Uint8Array);
  });

  it('rejects the documents that are not finished when it is closed', async () => {
    const closing = createPdfRenderer();
    const outcome = expect(closing.render('drawRegisterOfMembers', empty)).rejects.toThrow();
    await closing.close();
    await outcome;
  });
});
