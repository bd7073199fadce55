import { readTexts } from '#kit/address/search-text.ts';
import type { CompanyPageAddress } from '#company-page/page-address.ts';

/** Which allotment is open; none for a new one. */
export interface AllotmentAddress extends CompanyPageAddress {
  /** A draft to go on with. */
  readonly draft?: string | undefined;
  /** The recorded allotment that is corrected. */
  readonly corrects?: string | undefined;
}

export const readAllotmentAddress = readTexts('company', 'draft', 'corrects');
