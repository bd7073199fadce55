import { type CivilDate, formatCivilDate } from '@statbook/domain/dates';
import type { DocumentCompany } from '../company-facts.ts';
import { drawTable, type Table } from './ruled-table.ts';
import { drawFooters, drawMissingCharacters } from './running-footer.ts';
import { MARGIN, TaggedDocument } from './tagged-document.ts';
import { drawHeading, drawTitle } from './title-block.ts';

/** A register or statement: a title, what it is as at, and tables that follow each other over pages. */
export interface RegisterDocument {
  readonly title: string;
  readonly company: DocumentCompany;
  /** Said under the company's name. */
  readonly lines: readonly string[];
  readonly madeOn: CivilDate;
  /** Tables without rows are left out. */
  readonly tables: readonly Table[];
  /** Said where no table has rows. */
  readonly empty: string;
  readonly layout?: 'portrait' | 'landscape';
}

/** Draws a register with heads repeated on every page, and company, day and number of the page at the foot of each. */
export function drawRegisterDocument(register: RegisterDocument): Promise<Uint8Array> {
  const { title, company, lines, madeOn, tables, empty, layout = 'landscape' } = register;
  const document = new TaggedDocument({
    title: `${title}: ${company.name}`,
    madeOn,
    layout,
    keepsPages: true,
  });
  document.addPage();
  let y = drawTitle(document, {
    title,
    owner: company.name,
    lines: [`Company number ${company.number}`, ...lines],
  });
  const filled = tables.filter(({ rows }) => rows.length > 0);
  const place = { x: MARGIN, width: document.pageWidth - 2 * MARGIN };
  if (filled.length === 0)
    y = document.paragraph(document.root, empty, {
      style: { face: 'sans', size: 10 },
      place: { ...place, y },
    });
  for (const table of filled) {
    y = drawHeading(document, table.title, y);
    y = drawTable(document, table, y);
  }
  drawMissingCharacters(document, { ...place, y: y + 10 });
  drawFooters(document, `${company.name} (${company.number}) · made on ${formatCivilDate(madeOn)}`);
  return document.finish();
}
