import { wordsOfName } from './name-words.ts';

const SHORT_FORMS: Readonly<Record<string, string>> = {
  limited: 'ltd',
  cyfyngedig: 'ltd',
  cyf: 'ltd',
  incorporated: 'inc',
  corporation: 'corp',
  company: 'co',
};

/** One text for all spellings of one body's name: "The Plum & Pear Company Limited" and "PLUM AND PEAR CO. LTD". */
export function bodyNameKey(name: string): string {
  const words = wordsOfName(name.replaceAll('&', ' and ').replaceAll('.', ''));
  return words
    .map((word) => SHORT_FORMS[word] ?? word)
    .join(' ')
    .replace(/^the (?=.)/, '')
    .replace(/\bpublic ltd co$/, 'plc');
}
