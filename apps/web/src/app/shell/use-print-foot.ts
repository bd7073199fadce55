import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useToday } from '#api/configuration.ts';
import { formatDate } from '#kit/value/format.ts';
import { useCurrentCompany } from '../current-company.ts';

/** Names on paper, at the foot of each sheet, the company that the page is about and the day (look and feel, part 8). */
export function usePrintFoot(): void {
  const company = useCurrentCompany();
  const today = useToday();
  const isRecord = useRouterState({
    select: ({ location }) => /^\/company\/(?!import)./i.test(location.pathname),
  });
  const about = isRecord && company ? [company.name, company.number] : ['Statbook'];
  const words = [...about, formatDate(today)].join(' · ');
  useEffect(() => {
    // A text for the style sheet: its margin boxes read it.
    document.documentElement.style.setProperty('--print-foot', JSON.stringify(words));
  }, [words]);
}
