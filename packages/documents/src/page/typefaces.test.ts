import { readDocument } from '@statbook/testkit/read-document';
import { civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { drawReport } from '../report.ts';

const draw = (text: string) =>
  drawReport({
    title: 'Report',
    account: 'Harbour Secretaries',
    lines: [],
    columns: [{ title: 'Text', share: 1 }],
    rows: [{ cells: [text] }],
    madeOn: civilDate('2026-11-22'),
  });

describe('the text of a document', () => {
  it('has every character, whatever letters earlier documents were made of', async () => {
    // In the typeface these letters are made of a full stop, a quotation mark and a letter.
    await draw('\u2026 : ; \u201C \u00E9 \u00BD');
    const { pages } = await readDocument(await draw('1,250.00 \u2018e\u2019 1/2'));
    expect(pages[0]).toContain('1,250.00');
    expect(pages[0]).toContain('\u2018e\u2019 1/2');
  });
});
