import { useEffect } from 'react';
import { useToday } from '#api/configuration.ts';
import { formatDate } from '#kit/value/format.ts';
import { useCompanyOfPage } from '../company-of-page.ts';

/** Names on paper, at the foot of each sheet, the company that the page is about and the day (look and feel, part 8). */
export function usePrintFoot(): void {
  const company = useCompanyOfPage();
  const today = useToday();
  const about = company ? [company.name, company.number] : ['Statbook'];
  const words = [...about, formatDate(today)].join(' · ');
  useEffect(() => {
    // A text for the style sheet: its margin boxes read it.
    document.documentElement.style.setProperty('--print-foot', JSON.stringify(words));
  }, [words]);
}
