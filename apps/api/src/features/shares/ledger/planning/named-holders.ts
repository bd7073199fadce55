import type { FieldError } from '@statbook/domain/field-error';
import type { ShareActionRequest, ShareHolder } from '@statbook/domain/share-capital';

/** Members of a request that name a holder. */
const fields = ['holderId', 'transfereeId', 'transferorId', 'fromId', 'toId'];

/** Where a request names somebody who is not in this register. */
export function missingHolders(request: ShareActionRequest, holders: readonly ShareHolder[]): FieldError[] {
  const known = new Set<string>(holders.map(({ id }) => id));
  return holdersNamed(request, '')
    .filter(({ id }) => !known.has(id))
    .map(({ path }) => ({ path, code: 'missing', message: 'Choose a holder of this register' }));
}

function holdersNamed(value: unknown, path: string): { path: string; id: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const own = path === '' ? key : `${path}.${key}`;
    if (fields.includes(key) && typeof member === 'string') return [{ path: own, id: member }];
    return holdersNamed(member, own);
  });
}
