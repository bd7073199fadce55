import { textMask } from './text-masks.ts';

/** What may be typed into the fields of an address (specification, section 5). */
export const addressMask = textMask({ strange: /[^\p{L}\p{M}\d +'/&:,.()-]/gu, most: 50 });
export const cityMask = textMask({ strange: /[^\p{L}\p{M} ,/'-]/gu, most: 40 });
export const countyMask = textMask({ strange: /[^\p{L}\p{M} '-]/gu, most: 40 });
/** Some countries are written with more than their letters: "Korea (South)", "Trinidad & Tobago". */
export const countryMask = textMask({ strange: /[^\p{L}\p{M} ,.&()'-]/gu, most: 50 });
export const postcodeMask = textMask({ strange: /[^A-Z0-9 -]/g, most: 10, isCode: true, isUpper: true });
