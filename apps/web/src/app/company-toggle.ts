import { currentCompany } from './current-company.ts';

/** The signals by which the menu's Companies section is opened and closed (specification, section 4). */
export type CompanyToggle = 'OpenToggle' | 'CloseToggle';

const listeners = new Set<(signal: CompanyToggle) => void>();

/** Opens the section as a company is entered, or closes the whole menu and leaves the company behind. */
export function sendCompanyToggle(signal: CompanyToggle): void {
  if (signal !== 'OpenToggle') currentCompany.set(undefined);
  for (const listener of listeners) listener(signal);
}

export function onCompanyToggle(listener: (signal: CompanyToggle) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
