/*
 * What a user may grant (public API guide, part 2.4). Scopes are written with the live hosts in every environment.
 */
const api = 'https://api.company-information.service.gov.uk';

/** Needed by every filing beside the scope of the filing itself. */
export const PROFILE_SCOPE = 'https://identity.company-information.service.gov.uk/user/profile.read';

/** A part of a company's record that is filed by REST. */
export type FiledResource = 'registered-email-address' | 'registered-office-address';

/** The scope by which a part of a company's record is changed. */
export function companyScope(companyNumber: string, resource: FiledResource): string {
  return `${api}/company/${companyNumber}/${resource}.update`;
}

/** The companies that scopes name: the number is the segment of the path after `company`. */
export function companiesOf(scopes: readonly string[]): readonly string[] {
  const numbers = scopes.map((scope) => {
    const url = URL.parse(scope);
    if (url?.origin !== api) return undefined;
    const [, segment, number] = url.pathname.split('/');
    return segment === 'company' ? number : undefined;
  });
  return [...new Set(numbers.filter((number) => number !== undefined && /^[A-Z0-9]{8}$/.test(number)))].map(
    String,
  );
}
