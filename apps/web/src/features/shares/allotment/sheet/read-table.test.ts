import { describe, expect, it } from 'vitest';
import { readFile } from './read-table.ts';

const words = 'Surname,Price\r\nMüller,£1.50\r\nO’Neill,€2';
const table = [
  ['Surname', 'Price'],
  ['Müller', '£1.50'],
  ['O’Neill', '€2'],
];

/** The letters of Windows-1252 that it has elsewhere than Unicode. */
const windows: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92 };
const inWindows1252 = (text: string) =>
  Uint8Array.from(text, (letter) => windows[letter] ?? letter.charCodeAt(0));
const inUtf16 = (text: string, isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let place = 0; place < text.length; place += 1)
    view.setUint16(2 * place, text.charCodeAt(place), isLittleEndian);
  return new Uint8Array(view.buffer);
};

describe('a CSV file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(words)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${words}`)],
    ['UTF-16', inUtf16(`\uFEFF${words}`, true)],
    ['UTF-16 the other way round', inUtf16(`\uFEFF${words}`, false)],
    ['Windows-1252, as Excel saves it', inWindows1252(words)],
  ])('keeps names and signs in %s', async (_, bytes) => {
    expect(await readFile(new File([bytes], 'allottees.csv'))).toEqual(table);
  });
});
