/** Eight letters and digits, as registered numbers are; blanks are what people group them by. */
export const numberMask = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, '')
    .trimStart()
    .slice(0, 12);
