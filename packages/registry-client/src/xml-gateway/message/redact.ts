/** What stands in a redacted copy where a secret stood. */
const REMOVED = '[removed]';

/** Elements that hold a secret, in our requests and in the gateway's answers. */
const SECRET_ELEMENTS = [
  'SenderID',
  'Value',
  'PresenterID',
  'CompanyAuthenticationCode',
  'AuthenticationCode',
  'CompaniesHousePersonalCode',
  'PersonalData',
  // Full dates of birth are not public.
  'DOB',
];

/** Where somebody lives is not public, nor that it is where they are served. */
const SECRET_PART = /(<((?:[\w.-]+:)?ResidentialAddress)(?:\s[^>]*)?>).*?(<\/\2\s*>)/gs;

const SECRET_TEXT = new RegExp(
  String.raw`(<((?:[\w.-]+:)?(?:${SECRET_ELEMENTS.join('|')}))(?:\s[^>]*)?>)[^<]+(</\2\s*>)`,
  'g',
);

/**
 * A copy of a message that may be kept after the final answer: the header's values, the company's
 * authentication code, personal codes, dates of birth and residential addresses are taken out, everything else
 * stays byte for byte.
 */
export function redact(bytes: Uint8Array): Uint8Array {
  return new TextEncoder().encode(redactText(new TextDecoder().decode(bytes)));
}

/** The same for a message held as text. */
export function redactText(xml: string): string {
  return xml.replaceAll(SECRET_TEXT, `$1${REMOVED}$3`).replaceAll(SECRET_PART, `$1${REMOVED}$3`);
}
