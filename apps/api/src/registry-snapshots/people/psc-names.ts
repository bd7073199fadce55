import { classKey } from '@statbook/domain/share-capital';
import type { PublicPsc } from '@statbook/registry-client';

/** The names by which a share register may call them: the record puts a title before, and other forenames between. */
export function namesOfPsc({ name = '', nameParts }: PublicPsc): string[] {
  const { title = '', forename, otherForenames, surname } = nameParts ?? {};
  const bare = name.startsWith(`${title} `) ? name.slice(title.length + 1) : name;
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  const names = [name, bare, joined(forename, surname), joined(forename, otherForenames, surname)];
  return [...new Set(names.map(classKey))].filter((each) => each !== '');
}
