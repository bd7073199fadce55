import { useRouterState } from '@tanstack/react-router';
import { type CurrentCompany, useCurrentCompany } from './current-company.ts';

/** Pages in the books of one company; lists over all companies, reports and settings are of none. */
const companyPages = /^\/(?:company\/(?!import|create|archived|formcompany)|submissionstatus\/status\/)./i;

export const isCompanyPage = (path: string): boolean => companyPages.test(path);

/** The company that the page is about. On other pages the one that was open last is remembered, and not named. */
export function useCompanyOfPage(): CurrentCompany | undefined {
  const company = useCurrentCompany();
  const isOfCompany = useRouterState({ select: ({ location }) => isCompanyPage(location.pathname) });
  return isOfCompany ? company : undefined;
}
