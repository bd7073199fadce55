import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { onCompanyToggle, sendCompanyToggle } from '../company-toggle.ts';
import type { MenuSection } from './menu.ts';

/** What the person, or a signal, chose for a section, and whether its part of the product was open then. */
interface Choice {
  readonly open: boolean;
  readonly inside: boolean;
}

/** What stands once the Companies parent was followed: everything closed, on the page of the companies. */
const allClosed: Readonly<Record<string, Choice>> = { companies: { open: false, inside: true } };

/**
 * Which sections are open. One opens as its part of the product is entered and closes as that is left; the person may
 * choose otherwise, until the next time (specification, section 4).
 */
export function useOpenSections() {
  const path = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() });
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const isInside = ({ opensOn }: MenuSection) => opensOn !== undefined && path.includes(opensOn);
  const isOpen = (section: MenuSection) => {
    const inside = isInside(section);
    const choice = choices[section.id];
    return choice?.inside === inside ? choice.open : inside;
  };
  const toggle = (section: MenuSection) => {
    const choice = { open: !isOpen(section), inside: isInside(section) };
    setChoices((before) => ({ ...before, [section.id]: choice }));
  };
  useEffect(
    () =>
      onCompanyToggle((signal) =>
        setChoices((before) =>
          signal === 'CloseToggle' ? allClosed : { ...before, companies: { open: true, inside: true } },
        ),
      ),
    [],
  );
  return { isOpen, toggle };
}

/** Following the Companies parent closes the menu and leaves the company. */
export const leaveCompany = () => sendCompanyToggle('CloseToggle');
