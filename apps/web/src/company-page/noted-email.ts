import { useEffect } from 'react';
import { currentCompany, useCurrentCompany } from '#app/current-company.ts';

/** What is read of a company's details; its e-mail address is the one that the practice keeps. */
interface ReadDetails {
  readonly companyId: string;
  readonly kept: { readonly email: string | null } | null;
}

/** Notes the e-mail address of the current company once its details have been read. */
export function useNotedEmail(details: ReadDetails | undefined): void {
  const current = useCurrentCompany();
  useEffect(() => {
    if (details === undefined || current?.id !== details.companyId) return;
    const email = details.kept?.email ?? undefined;
    if (current.email !== email) currentCompany.set({ ...current, email });
  }, [current, details]);
}
