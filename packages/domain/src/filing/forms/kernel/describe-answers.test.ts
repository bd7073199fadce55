import { describe, expect, it } from 'vitest';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { describeAnswers } from './describe-answers.ts';
import type { FormField } from './form-fields.ts';

const describeOne = (field: Partial<FormField>, answers: Record<string, string>, facts = formFacts()) =>
  describeAnswers(
    [
      {
        id: 'step',
        title: 'Step',
        sections: [{ title: 'Section', fields: [{ path: 'asked', label: 'Asked', kind: 'text', ...field }] }],
      },
    ],
    { answers, facts },
  );
const valueOf = (...given: Parameters<typeof describeOne>) => describeOne(...given).map(({ value }) => value);

describe('answers in words', () => {
  it('stand after their section and label, and not where nothing is given', () => {
    expect(describeOne({}, { asked: ' Plum ' })).toEqual([
      { section: 'Section', label: 'Asked', value: 'Plum' },
    ]);
    expect(describeOne({}, { asked: ' ' })).toEqual([]);
  });

  it('are dates as people write them, options by their labels, and statements marked as such', () => {
    const options = [
      { value: 'a', label: 'Apples' },
      { value: 'b', label: 'Berries' },
    ];
    expect(valueOf({ kind: 'date' }, { asked: '2026-11-26' })).toEqual(['26 November 2026']);
    expect(valueOf({ kind: 'ticks', options }, { asked: 'a,b' })).toEqual(['Apples, Berries']);
    expect(describeOne({ kind: 'tick' }, { asked: 'yes' })).toMatchObject([
      { value: 'Yes', isStatement: true },
    ]);
  });

  it('say a secret only to be given', () => {
    expect(valueOf({ isSecret: true }, { asked: 'QX1' })).toEqual(['Given, stored encrypted']);
  });

  it('are amounts in the currency that is answered beside them', () => {
    const amount = { kind: 'amount', currencyAt: 'currency' } as const;
    expect(valueOf(amount, { asked: '0.5', currency: 'GBP' })).toEqual(['£0.50']);
    expect(valueOf(amount, { asked: '1250', currency: 'EUR' })).toEqual(['EUR 1,250.00']);
    expect(valueOf(amount, { asked: '0.5' })).toEqual(['0.5']);
    expect(valueOf(amount, { asked: 'some', currency: 'GBP' })).toEqual(['some']);
  });

  it('are numbers of shares with their thousands apart', () => {
    for (const kind of ['number', 'amount'] as const) {
      expect(valueOf({ kind }, { asked: '76650' })).toEqual(['76,650']);
      expect(valueOf({ kind }, { asked: '900' })).toEqual(['900']);
      expect(valueOf({ kind }, { asked: 'many' })).toEqual(['many']);
    }
  });

  it('name a document with its pages, and none that is not kept', () => {
    const [id, other] = ['7c0f8c52-6a3f-4c39-9a37-3a4b8c1a1b11', '7c0f8c52-6a3f-4c39-9a37-3a4b8c1a1b12'];
    const documents = [{ id, filename: 'resolution.pdf', pages: 1, sha256: '' }];
    const facts = formFacts({ documents });
    expect(valueOf({ kind: 'document' }, { asked: id }, facts)).toEqual(['resolution.pdf, 1 page']);
    expect(valueOf({ kind: 'document' }, { asked: other }, facts)).toEqual([]);
  });
});
