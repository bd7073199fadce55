/** The pattern of BS 7666: an outward part, a blank, an inward part; and the numbers of British forces. */
const UK_POSTCODE =
  /^(GIR 0AA|[A-PR-UWYZ]([0-9]{1,2}|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9]{1,2}|[A-HK-Y][0-9][ABEHMNPRVWXY]) [0-9][ABD-HJLNP-UW-Z]{2})$/;
const FORCES_POSTCODE = /^BFPO [0-9]{1,4}$/;

/** The longest postcode the gateway takes. */
const LONGEST_POSTCODE = 10;

/** Whether a text is a UK postcode with a blank before the inward part. */
export function isUkPostcode(text: string): boolean {
  const typed = text.trim().toUpperCase();
  return UK_POSTCODE.test(typed) || FORCES_POSTCODE.test(typed);
}

/** Whether the gateway accepts a postcode of any country: at most ten letters, digits, blanks and hyphens. */
export function isGatewayPostcode(text: string): boolean {
  return text.length <= LONGEST_POSTCODE && /^[A-Za-z0-9 -]*$/.test(text);
}
