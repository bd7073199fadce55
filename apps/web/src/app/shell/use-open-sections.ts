import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { onCompanyToggle, sendCompanyToggle } from '../company-toggle.ts';
import type { MenuSection } from './menu.ts';

/** What the person, or a signal, chose for a section, and whether its part of the product was open then. */
interface Choice {
  readonly open: boolean;
  readonly inside: boolean;
  readonly opensOn: string | undefined;
}

/** What stands once the Companies parent was followed: everything closed, on the page of the companies. */
const allClosed = { companies: { open: false, inside: true, opensOn: 'company' } } satisfies Readonly<
  Record<string, Choice>
>;

const lasts = ({ inside, opensOn }: Choice, path: string) =>
  (opensOn !== undefined && path.includes(opensOn)) === inside;

/**
 * Which sections are open. One opens as its part of the product is entered and closes as that is left; the person may
 * choose otherwise, until the next time (specification, section 4).
 */
export function useOpenSections() {
  const path = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() });
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  // A choice lasts as long as its part of the product is open, or is not.
  const [seenPath, setSeenPath] = useState(path);
  if (seenPath !== path) {
    setSeenPath(path);
    setChoices(Object.fromEntries(Object.entries(choices).filter(([, choice]) => lasts(choice, path))));
  }
  const isInside = ({ opensOn }: MenuSection) => opensOn !== undefined && path.includes(opensOn);
  const isOpen = (section: MenuSection) => {
    const inside = isInside(section);
    const choice = choices[section.id];
    return choice?.inside === inside ? choice.open : inside;
  };
  const toggle = (section: MenuSection) => {
    const choice = { open: !isOpen(section), inside: isInside(section), opensOn: section.opensOn };
    setChoices((before) => ({ ...before, [section.id]: choice }));
  };
  useEffect(
    () =>
      onCompanyToggle((signal) =>
        setChoices((before) =>
          signal === 'CloseToggle'
            ? allClosed
            : { ...before, companies: { ...allClosed.companies, open: true } },
        ),
      ),
    [],
  );
  return { isOpen, toggle };
}

/** Following the Companies parent closes the menu and leaves the company. */
export const leaveCompany = () => sendCompanyToggle('CloseToggle');
