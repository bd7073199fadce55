import { IconLayout, IconLayoutDashboard, IconList } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { presets } from '#features/appearance/presets/presets.ts';
import Palette, { type PaletteMode } from '#features/palette/palette.tsx';
import type { PaletteEntry } from '#features/palette/palette-entries.ts';
import { useCompanyOfPage } from '../../company-of-page.ts';
import { useCurrentCompany, type CurrentCompany } from '../../current-company.ts';
import { paths } from '../../paths.ts';
import { type UserAccess, mayMake, useAccess } from '../../session-port.ts';
import { menuFor } from '../menu/menu.ts';
import { readDestination } from './overlay-store.ts';
import { useActions } from './palette-actions.ts';
import { readRecentCompanies } from './recent-companies.ts';
import { useActsOf, useCompanyActs } from './use-company-acts.ts';

interface PaletteHostProps {
  readonly mode: PaletteMode;
  readonly onClose: () => void;
}

/** The palette with the pages and the acts of this user. */
export default function PaletteHost({ mode, onClose }: PaletteHostProps) {
  const router = useRouter();
  const access = useAccess();
  const company = useCurrentCompany();
  const actions = useActions(company);
  const go = async (href: string) => {
    const before = router.latestLocation.pathname;
    await router.navigate({ href });
    // To another page the focus goes by itself; the same page of another company is told by its title too.
    if (router.latestLocation.pathname !== before) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  const companyActs = useCompanyActs(useCompanyOfPage(), (href) => void go(href));
  const actsOf = useActsOf((href) => void go(href));
  // Closing forgets it, and what is chosen closes first.
  const [destination] = useState(readDestination);
  const companyHref = (id: string) => {
    if (mode !== 'companies') return paths.companyOverview(id);
    return destination?.(id) ?? samePageOf(router.latestLocation.pathname, id);
  };
  return (
    <Palette
      mode={mode}
      label={destination && 'For which company?'}
      recent={mayMake(access, 'getCompanyOverview') ? readRecentCompanies() : []}
      pages={listPages({ access, company, go: (href) => void go(href) })}
      actions={[...companyActs, ...actions]}
      actsOf={actsOf}
      companyHref={companyHref}
      formsHref={
        company !== undefined && mayMake(access, 'startForm')
          ? (words) => paths.formsMatching(company.id, words)
          : undefined
      }
      onGo={(href) => void go(href)}
      onClose={onClose}
    />
  );
}

/** The same page of another company's record; its overview from anywhere else. */
function samePageOf(path: string, companyId: string): string {
  const page = path.replace(/\/$/, '').toLowerCase();
  const isRecord = recordPages.some((of) => of().toLowerCase() === page);
  return isRecord ? `${path}?company=${companyId}` : paths.companyOverview(companyId);
}

const recordPages = [
  paths.companyOverview,
  paths.officers,
  paths.shares,
  paths.shareholders,
  paths.pscs,
  paths.charges,
  paths.diary,
  paths.companyAdmin,
  paths.filingHistory,
  paths.forms,
];

interface PagesQuestion {
  readonly access: UserAccess;
  readonly company: CurrentCompany | undefined;
  readonly go: (href: string) => void;
}

const keysOf: Readonly<Record<string, string>> = {
  companies: 'g c',
  diary: 'g d',
  submission: 'g s',
  status: 'g s',
  reports: 'g r',
};

/** By what else a page is found. */
const alsoOf: Readonly<Record<string, string>> = {
  billing: 'invoice receipt fee cost vat card subscription licence',
  reports: 'deadlines overdue companies officers controllers filings share capital reconciliation export',
  people: 'identity verification personal code statement persons',
  users: 'people agents colleagues invite invitation access settings',
  roles: 'rights access flags permissions settings',
  'my-account': 'settings own profile photo devices sessions notifications choices presenter timeout',
};

/** Every page that stands by itself: those of the menu, one's own, and the layouts once they are asked for. */
function listPages(question: PagesQuestion): readonly PaletteEntry[] {
  const { access, go } = question;
  const own: PaletteEntry = {
    id: 'page:own',
    label: 'My account',
    also: alsoOf['my-account'],
    icon: IconList,
    act: () => go(paths.myAccount),
  };
  const hasSettings = menuFor({ access }).some(({ id }) => id === 'settings');
  const activity: PaletteEntry = {
    id: 'page:account-activity',
    label: 'Activity of the account',
    also: 'sign-ins log audit exports users settings',
    icon: IconList,
    act: () => go(paths.accountActivity()),
  };
  return [
    {
      id: 'page:dashboard',
      label: 'Dashboard',
      icon: IconLayoutDashboard,
      keys: 'g h',
      act: () => go(paths.dashboard),
    },
    ...listMenuPages(question),
    {
      id: 'page:notifications',
      label: 'Notifications',
      icon: IconList,
      act: () => go(paths.notifications),
    },
    ...(hasSettings ? [] : [own]),
    ...(mayMake(access, 'getAccountActivity') ? [activity] : []),
    ...Object.keys(presets).map(
      (slug): PaletteEntry => ({
        id: `page:layout:${slug}`,
        label: `Layout ${slug.replace(/^layout-/, '').replaceAll('-', ' ')}`,
        also: 'appearance theme look preview',
        icon: IconLayout,
        onlyFound: true,
        act: () => go(paths.layout(slug)),
      }),
    ),
  ];
}

/** What the menu shows, in one list; the registers say of which company they are. */
function listMenuPages({ access, company, go }: PagesQuestion): readonly PaletteEntry[] {
  return menuFor({ access, company }).flatMap((section) => {
    const isCompanies = section.id === 'companies';
    const children = (section.children ?? []).filter(
      ({ ofAll }) => !isCompanies || company !== undefined || ofAll === true,
    );
    const own = isCompanies || children.length === 0 ? [section] : [];
    return [...own, ...children].map(({ id, title, href, ofAll = id === section.id }): PaletteEntry => {
      const detail = isCompanies ? (ofAll ? undefined : company?.name) : section.title;
      return {
        id: `page:${id}`,
        label: title,
        detail: detail === title ? undefined : detail,
        icon: IconList,
        keys: keysOf[id],
        also: alsoOf[id],
        act: () => go(href),
      };
    });
  });
}
