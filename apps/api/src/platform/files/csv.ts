/** One line of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula is given as text. */
export function toCsvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => toCell(cell ?? '')).join(',')}\r\n`;
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
