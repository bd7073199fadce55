import { paths } from '#app/paths.ts';

/** The id of a document within the registry's link to it: short enough for an address of ours. */
export function documentIdOf(link: string): string {
  return /\/document\/([\w-]+)/.exec(link)?.[1] ?? link;
}

/** The filing history with a document open in it. */
export function documentHref(companyId: string, link: string): string {
  return `${paths.filingHistory(companyId)}&open=${encodeURIComponent(documentIdOf(link))}`;
}
