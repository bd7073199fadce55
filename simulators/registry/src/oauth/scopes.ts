/** Scopes are written with the live hosts, wherever they are used. */
const api = 'https://api.company-information.service.gov.uk';
const identity = 'https://identity.company-information.service.gov.uk';

export const profileScope = `${identity}/user/profile.read`;

const companyScope = new RegExp(
  `^${api}/company/([A-Z0-9]{8})/(registered-office-address|registered-email-address)\\.update$`,
);

/** The company that a scope is about, or undefined when it is about none. */
export function companyOfScope(scope: string): string | undefined {
  return companyScope.exec(scope)?.[1];
}

/** A space between each; undefined when one of them cannot be asked for. */
export function readScopes(text: string | undefined): string[] | undefined {
  const scopes = (text ?? '').split(' ').filter(Boolean);
  const isKnown = scopes.every((scope) => scope === profileScope || companyOfScope(scope) !== undefined);
  return scopes.length > 0 && isKnown ? scopes : undefined;
}

export function officeScope(companyNumber: string): string {
  return `${api}/company/${companyNumber}/registered-office-address.update`;
}

export function emailScope(companyNumber: string): string {
  return `${api}/company/${companyNumber}/registered-email-address.update`;
}
