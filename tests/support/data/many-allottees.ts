import type { Locator, Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';

/** The heads of the columns, and the cells of each row below them. */
export type Sheet = readonly (readonly string[])[];

const heads = ['Forenames', 'Surname', 'Street', 'Town', 'Class', 'Shares', 'Price of each', 'Paid on each'];

/** So many people, each with ten shares more than the one before from 10 on, every fifth with preference shares. */
export function sheetOf(people: number): Sheet {
  const rows = Array.from({ length: people }, (_, index) => {
    const preference = index % 5 === 4;
    return [
      'Pat',
      `Person${String(index + 1).padStart(4, '0')}`,
      `${index + 1} Mill Lane`,
      'Leeds, West Yorkshire',
      preference ? 'B Preference' : 'Ordinary',
      String(10 * (index + 1)),
      preference ? '1' : '2.50',
      preference ? '0.25' : '2.50',
    ];
  });
  return [heads, ...rows];
}

/** The same sheet with other words in some cells: by row of the spreadsheet, and head of the column. */
export function withCells(
  sheet: Sheet,
  words: readonly (readonly [row: number, head: string, cell: string])[],
): Sheet {
  const changed = sheet.map((row) => [...row]);
  for (const [row, head, cell] of words) {
    const cells = changed[row - 1];
    if (cells !== undefined) cells[heads.indexOf(head)] = cell;
  }
  return changed;
}

const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export function asCsv(sheet: Sheet): Buffer {
  return Buffer.from(`\uFEFF${sheet.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`);
}

/** As copied out of a spreadsheet program. */
export function asPasted(sheet: Sheet): string {
  return sheet.map((row) => row.join('\t')).join('\n');
}

/** Figures are numbers, as a spreadsheet program keeps them. */
export function asExcel(sheet: Sheet): Promise<Buffer> {
  const isFigure = (cell: string) => /^\d+(?:\.\d+)?$/.test(cell);
  const data = sheet.map((row) =>
    row.map((cell) =>
      isFigure(cell) ? { value: Number(cell), type: Number } : { value: cell, type: String },
    ),
  );
  return writeExcelFile(data, { sheet: 'Allottees' }).toBuffer();
}

/** Drops a file onto a part of the page, as from the desktop. */
export async function dropFile(
  page: Page,
  place: Locator,
  file: { name: string; content: Buffer },
): Promise<void> {
  // As text: the types of the tests know no page.
  const transfer = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob('${file.content.toString('base64')}'), (each) => each.charCodeAt(0));
    transfer.items.add(new File([bytes], ${JSON.stringify(file.name)}));
    return transfer;
  })()`);
  await place.dispatchEvent('drop', { dataTransfer: transfer });
}
