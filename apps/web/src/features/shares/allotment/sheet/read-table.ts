/** The cells of a spreadsheet as text, row by row. */
export type Table = readonly (readonly string[])[];

/** What is pasted out of a spreadsheet, or a CSV file: tabs, semicolons or commas between the cells. */
export async function readText(text: string): Promise<Table> {
  const { parse } = await import('papaparse');
  // With tabs about, commas belong to what stands in the cells.
  const delimiter = text.includes('\t') ? '\t' : '';
  return parse<string[]>(text.trim(), { delimiter, delimitersToGuess: [',', ';'], skipEmptyLines: false })
    .data;
}

/** A file of a spreadsheet program: the first sheet of a workbook, or CSV. @throws when it cannot be read. */
export async function readFile(file: File): Promise<Table> {
  if (!/\.xlsx$/i.test(file.name)) return readText(decode(await file.arrayBuffer()));
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(await unpack(file));
  return rows.map((row) => row.map(toText));
}

/** Unicode as its first bytes or all of them say; what is no Unicode is as Excel for Windows saves CSV. */
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

/** A workbook with its parts as they are: what is packed, the reader unpacks in workers that the page's policy forbids. */
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

/** A number as figures, never with an exponent; a sheet keeps 15 digits. */
function plainNumber(value: number): string {
  return Number.isInteger(value) ? BigInt(value).toString() : value.toFixed(12).replace(/\.?0+$/, '');
}
