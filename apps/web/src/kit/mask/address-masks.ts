/** What may be typed into the fields of an address (specification, section 5). */
export const withoutLeadingSpace = (text: string) => text.replace(/^\s+/, '');

export const addressMask = (text: string) =>
  withoutLeadingSpace(text)
    .replaceAll(/[^\p{L}\d +'/&:,.()-]/gu, '')
    .slice(0, 50);
export const cityMask = (text: string) =>
  withoutLeadingSpace(text)
    .replaceAll(/[^\p{L} ,/'-]/gu, '')
    .slice(0, 40);
export const postcodeMask = (text: string) =>
  withoutLeadingSpace(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 -]/g, '')
    .slice(0, 10);
