import Papa from 'papaparse';

/** The cells of a spreadsheet as text, row by row. */
export type Table = readonly (readonly string[])[];

/** Cells pasted out of a spreadsheet, or a CSV file: tabs, semicolons or commas between them. */
export function readCsv(text: string): Table {
  // Where there are tabs, commas are part of the cells.
  const delimiter = text.includes('\t') ? '\t' : '';
  return Papa.parse<string[]>(text.replaceAll(/^\s*\n|[\r\n]+$/g, ''), {
    delimiter,
    delimitersToGuess: [',', ';'],
  }).data;
}

/** The first sheet of an Excel workbook, or a CSV file. @throws when it cannot be read. */
export async function readFile(file: File): Promise<Table> {
  if (!/\.xlsx$/i.test(file.name)) return readCsv(decode(await file.arrayBuffer()));
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(await unpack(file));
  return rows.map((row) => row.map(toText));
}

/** Reads Unicode by its byte order mark or as UTF-8; anything else is what Excel for Windows writes. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The workbook with its parts uncompressed: the reader inflates in workers, which our content policy forbids. */
async function unpack(file: File): Promise<ArrayBuffer> {
  const { unzipSync, zipSync } = await import('fflate');
  const isRead = ({ name }: { name: string }) => /\.(?:xml|rels)$/i.test(name);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()), { filter: isRead });
  return zipSync(parts, { level: 0 }).buffer;
}

function toText(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return plainNumber(cell);
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : '';
}

/** A number without an exponent; a spreadsheet keeps 15 digits. */
function plainNumber(value: number): string {
  return Number.isInteger(value) ? BigInt(value).toString() : value.toFixed(12).replace(/\.?0+$/, '');
}
