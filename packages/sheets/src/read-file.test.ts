import { describe, expect, it } from 'vitest';
import { readCsv, readFile } from './read-file.ts';

const text = 'Surname,Price\r\nMüller,£1.50\r\nO’Neill,€2';
const table = [
  ['Surname', 'Price'],
  ['Müller', '£1.50'],
  ['O’Neill', '€2'],
];

/** The letters of Windows-1252 that it has elsewhere than Unicode. */
const windows: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92 };
const inWindows1252 = (value: string) =>
  Uint8Array.from(value, (letter) => windows[letter] ?? letter.charCodeAt(0));
const inUtf16 = (value: string, isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * value.length));
  for (let place = 0; place < value.length; place += 1)
    view.setUint16(2 * place, value.charCodeAt(place), isLittleEndian);
  return new Uint8Array(view.buffer);
};

describe('a CSV file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16', inUtf16(`\uFEFF${text}`, true)],
    ['UTF-16 the other way round', inUtf16(`\uFEFF${text}`, false)],
    ['Windows-1252, as Excel saves it', inWindows1252(text)],
  ])('keeps names and signs in %s', async (_, bytes) => {
    expect(await readFile(new File([bytes], 'allottees.csv'))).toEqual(table);
  });
});

describe('pasted cells', () => {
  it.each([
    ['tabs, with commas as part of the cells', 'Vane, Idris\t7\nGreen, Alice\t8'],
    ['semicolons', '"Vane, Idris";7\n"Green, Alice";8'],
    ['commas', '"Vane, Idris",7\r\n"Green, Alice",8\r\n'],
    ['blank lines around them', '\n\n"Vane, Idris",7\n"Green, Alice",8\n\n'],
  ])('are read with %s', (_, pasted) => {
    expect(readCsv(pasted)).toEqual([
      ['Vane, Idris', '7'],
      ['Green, Alice', '8'],
    ]);
  });

  it('keep an empty cell at the end of a row', () => {
    expect(readCsv('a\t\nb\tc\t')).toEqual([
      ['a', ''],
      ['b', 'c', ''],
    ]);
  });
});

describe('a file that is neither', () => {
  it('is refused when it calls itself a workbook', async () => {
    await expect(readFile(new File(['Surname,Price'], 'allottees.xlsx'))).rejects.toThrow();
  });
});
