import type { BodyName, HumanName } from '../register-entry.ts';
import { bodyNameKey } from './body-name.ts';
import { toComparableName } from './comparable-name.ts';
import { readRegistryName } from './registry-name.ts';

/**
 * Whether a text is this name in full, in either order in which the register writes names: "Ms Mara Jane Quill" and "QUILL, Mara Jane". Where a
 * surname begins does not matter: the text does not say it.
 */
export function isNameInText(name: HumanName | BodyName, text: string): boolean {
  if (name.kind === 'body') return bodyNameKey(name.name) === bodyNameKey(text);
  const known = toComparableName(name);
  if (known.forenames.length === 0 || known.surname.length === 0) return false;
  const written = toComparableName(readRegistryName(text));
  return wordsOf(known) === wordsOf(written);
}

const wordsOf = ({ forenames, surname }: ReturnType<typeof toComparableName>) =>
  [...forenames, ...surname].join('');
