import type { Company } from '../../../register/company.ts';

/** The form's name and description key as the filing history has them of a company, or of an LLP. */
export function nameForCompany<Item extends { type: string; description: string }>(
  { type: kind }: Company,
  item: Item,
): Item {
  if (kind !== 'llp') return item;
  const description = item.description.replace('-company', '-limited-liability-partnership');
  return { ...item, type: `LL${item.type}`, description };
}

/** The same of forms whose keys name an LLP at their end, and a company not at all. */
export function nameWithBodyAtEnd<Item extends { type: string; description: string }>(
  { type: kind }: Company,
  item: Item,
): Item {
  if (kind !== 'llp') return item;
  const description = `${item.description}-limited-liability-partnership`;
  return { ...item, type: `LL${item.type}`, description };
}
