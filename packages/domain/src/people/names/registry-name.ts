import type { HumanName } from '../register-entry.ts';

/**
 * The parts of a name as the public register writes it, "QUILL, Mara Jane, Dr": surname, forenames, and perhaps a title. Without a
 * comma ("Mara Jane Quill") the last word is the surname.
 */
export function readRegistryName(text: string): HumanName {
  const [surname = '', forenames, title] = text.split(',').map((part) => part.trim());
  const words = (forenames ?? surname).split(/\s+/).filter((word) => word !== '');
  const family = forenames === undefined ? (words.pop() ?? '') : surname;
  const [forename, ...others] = words;
  return {
    kind: 'human',
    title: title || undefined,
    forename,
    otherForenames: others.join(' ') || undefined,
    surname: family,
  };
}
