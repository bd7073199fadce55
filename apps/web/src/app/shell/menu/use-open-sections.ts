import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { onCompanyToggle, sendCompanyToggle } from '../../company-toggle.ts';
import { paths } from '../../paths.ts';
import type { MenuSection } from './menu.ts';

/** What the person, or a signal, chose for a section, and whether its part of the product was open then. */
interface Choice {
  readonly open: boolean;
  readonly inside: boolean;
}

/** By what the path contains while the section is open. */
type Choices = Readonly<Record<string, Choice>>;

/** What stands once the Companies parent was followed: everything closed, on the page of the companies. */
const allClosed: Choices = { company: { open: false, inside: true } };

/** Pages that stand in a section whose word their address lacks. */
const placed: readonly (readonly [path: string, part: string])[] = [
  [paths.documents, 'company'],
  [paths.people, 'company'],
  [paths.fileByInternet, 'submissionstatus'],
];

function toMenuPath(path: string): string {
  const part = placed.find(([start]) => path.startsWith(start))?.[1];
  return part === undefined ? path : `/${part}${path}`;
}

/**
 * Which sections are open. One opens as its part of the product is entered and closes as that is left; the person may
 * choose otherwise, until the next time (specification, section 4).
 */
export function useOpenSections() {
  const path = useRouterState({ select: ({ location }) => toMenuPath(location.pathname.toLowerCase()) });
  const [choices, setChoices] = useState<Choices>({});
  const [seenPath, setSeenPath] = useState(path);
  if (seenPath !== path) {
    setSeenPath(path);
    const lasting = Object.entries(choices).filter(([part, { inside }]) => path.includes(part) === inside);
    setChoices(Object.fromEntries(lasting));
  }
  const isOpen = ({ opensOn }: MenuSection) =>
    opensOn !== undefined && (choices[opensOn]?.open ?? path.includes(opensOn));
  const toggle = (section: MenuSection) => {
    const part = section.opensOn ?? '';
    const choice = { open: !isOpen(section), inside: path.includes(part) };
    setChoices((before) => ({ ...before, [part]: choice }));
  };
  useEffect(
    () =>
      onCompanyToggle((signal) =>
        setChoices((before) =>
          signal === 'CloseToggle' ? allClosed : { ...before, company: { open: true, inside: true } },
        ),
      ),
    [],
  );
  return { isOpen, toggle };
}

/** Following the Companies parent closes the menu and leaves the company. */
export const leaveCompany = () => sendCompanyToggle('CloseToggle');
