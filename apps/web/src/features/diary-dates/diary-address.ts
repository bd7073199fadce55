import { textOf } from '#kit/address/search-text.ts';
import {
  type CompanyPage,
  type CompanyPageAddress,
  readCompanyPageAddress,
} from '#company-page/page-address.ts';

/** How the diary is shown, as its address keeps it. */
export interface DiaryAddress extends CompanyPageAddress {
  /** The date that is open. */
  readonly open?: string | undefined;
  /** The date that is being changed, or `new`. */
  readonly entry?: string | undefined;
  /** The month of the calendar, `2026-11`; left out, the dates stand in lists. */
  readonly month?: string | undefined;
  /** What was removed is shown too. */
  readonly removed?: string | undefined;
}

export type DiaryPageProps = CompanyPage<DiaryAddress>;

const texts = ['open', 'entry', 'removed'] as const;

export function readDiaryAddress(search: Record<string, unknown>): DiaryAddress {
  const month = textOf(search, 'month');
  return {
    ...readCompanyPageAddress(search),
    ...Object.fromEntries(texts.map((key) => [key, textOf(search, key)])),
    month: month !== undefined && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  };
}
