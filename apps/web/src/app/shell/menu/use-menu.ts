import { useCurrentCompany } from '../../current-company.ts';
import { useAccess } from '../../session-port.ts';
import { menuFor, type MenuSection } from './menu.ts';

/** The sections of the menu by the user's access, for the company that is open. */
export function useMenu(): readonly MenuSection[] {
  const access = useAccess();
  const company = useCurrentCompany();
  return menuFor({ access, company });
}
