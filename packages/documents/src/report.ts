import { type CivilDate, formatCivilDate } from '@statbook/domain/dates';
import { drawTable, type Column, type Row } from './page/ruled-table.ts';
import { drawFooters, drawMissingCharacters } from './page/running-footer.ts';
import { MARGIN, TaggedDocument } from './page/tagged-document.ts';
import { drawTitle } from './page/title-block.ts';

/** A report over the companies of an account: one table under what it is and as at when. */
export interface ReportInput {
  readonly title: string;
  /** The name of the account whose companies it is over. */
  readonly account: string;
  /** Said under the name: the day, what it is narrowed to, how many rows there are. */
  readonly lines: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The day the document is made. */
  readonly madeOn: CivilDate;
}

/** A report as a tagged PDF, A4 across, heads repeated on every page. */
export function drawReport(report: ReportInput): Promise<Uint8Array> {
  const { title, account, lines, columns, rows, madeOn } = report;
  const document = new TaggedDocument({
    title: `${title}: ${account}`,
    madeOn,
    layout: 'landscape',
    keepsPages: true,
  });
  document.addPage();
  let y = drawTitle(document, { title, owner: account, lines });
  const place = { x: MARGIN, width: document.pageWidth - 2 * MARGIN };
  if (rows.length > 0) y = drawTable(document, { title, columns, rows }, y);
  else
    y = document.paragraph(document.root, 'Nothing matches.', {
      style: { face: 'sans', size: 10 },
      place: { ...place, y },
    });
  drawMissingCharacters(document, { ...place, y: y + 10 });
  drawFooters(document, `${account} · made on ${formatCivilDate(madeOn)}`);
  return document.finish();
}
