import { currentCompany, type CurrentCompany } from '../../current-company.ts';

const key = 'statbook.recent';
const most = 6;

/** The companies that were open lately in this browser, the last first. Signing out clears them away. */
export function readRecentCompanies(): readonly CurrentCompany[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCompany).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Notes each company that is opened. Returns how to stop. */
export function noteRecentCompanies(): () => void {
  note();
  return currentCompany.subscribe(note);
}

function note(): void {
  const company = currentCompany.read();
  if (company === undefined) return;
  const { id, name, number } = company;
  const others = readRecentCompanies().filter((other) => other.id !== id);
  try {
    localStorage.setItem(key, JSON.stringify([{ id, name, number }, ...others].slice(0, most)));
  } catch {
    // Without storage there are none.
  }
}

function isCompany(value: unknown): value is CurrentCompany {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'number'].every((field) => typeof Reflect.get(value, field) === 'string')
  );
}
