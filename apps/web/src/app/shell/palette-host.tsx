import {
  IconDownload,
  IconKeyboard,
  IconLayoutDashboard,
  IconList,
  IconLogout,
  IconMoon,
  IconPalette,
  IconRefresh,
  IconSun,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { companyCalls } from '#api/company-calls.ts';
import { callWith } from '#api/call.ts';
import { invalidateCalls } from '#api/queries.ts';
import Palette, { type PaletteMode } from '#features/palette/palette.tsx';
import type { PaletteEntry } from '#features/palette/palette-entries.ts';
import { showToast } from '#kit/popup/toast-store.ts';
import { type IsBuilt, useBuiltPages } from '../built-pages.ts';
import { useCurrentCompany, type CurrentCompany } from '../current-company.ts';
import { openCustomizer } from '../customizer-door.ts';
import { paths } from '../paths.ts';
import { useAccess, useSessionPort, type UserAccess } from '../session-port.ts';
import { menuFor } from './menu.ts';
import { showOverlay } from './palette-store.ts';
import { readRecentCompanies } from './recent-companies.ts';

interface PaletteHostProps {
  readonly mode: PaletteMode;
  readonly onClose: () => void;
}

/** The palette with the pages and the acts of this user. */
export default function PaletteHost({ mode, onClose }: PaletteHostProps) {
  const router = useRouter();
  const access = useAccess();
  const company = useCurrentCompany();
  const isBuilt = useBuiltPages();
  const actions = useActions(company);
  const go = async (href: string) => {
    const before = router.latestLocation.pathname;
    await router.navigate({ href });
    // To another page the focus goes by itself; the same page of another company is told by its title too.
    if (router.latestLocation.pathname !== before) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  const companyHref = (id: string) =>
    mode === 'companies' ? samePageOf(router.latestLocation.pathname, id) : paths.companyOverview(id);
  return (
    <Palette
      mode={mode}
      recent={access.has('ViewCompany') ? readRecentCompanies() : []}
      pages={listPages({ access, company, isBuilt, go: (href) => void go(href) })}
      actions={actions}
      companyHref={companyHref}
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
  readonly isBuilt: IsBuilt;
  readonly go: (href: string) => void;
}

const keysOf: Readonly<Record<string, string>> = {
  companies: 'g c',
  diary: 'g d',
  submission: 'g s',
  status: 'g s',
  reports: 'g r',
};

/** What the menu shows, in one list; the registers say of which company they are. */
function listPages({ access, company, isBuilt, go }: PagesQuestion): readonly PaletteEntry[] {
  const dashboard: PaletteEntry = {
    id: 'page:dashboard',
    label: 'Dashboard',
    icon: IconLayoutDashboard,
    keys: 'g h',
    act: () => go(paths.dashboard),
  };
  const pages = menuFor({ access, companyId: company?.id, isBuilt }).flatMap((section) => {
    const isCompanies = section.id === 'companies';
    const children = isCompanies && company === undefined ? [] : (section.children ?? []);
    const own = isCompanies || children.length === 0 ? [section] : [];
    return [...own, ...children].map(({ id, title, href }): PaletteEntry => {
      const detail =
        isCompanies && id !== section.id ? company?.name : isCompanies ? undefined : section.title;
      return {
        id: `page:${id}`,
        label: title,
        detail: detail === title ? undefined : detail,
        icon: IconList,
        keys: keysOf[id],
        act: () => go(href),
      };
    });
  });
  const notifications: PaletteEntry = {
    id: 'page:notifications',
    label: 'Notifications',
    icon: IconList,
    act: () => go(paths.notifications),
  };
  return isBuilt(paths.notifications) ? [dashboard, ...pages, notifications] : [dashboard, ...pages];
}

/** What can be done from anywhere. */
function useActions(company: CurrentCompany | undefined): readonly PaletteEntry[] {
  const router = useRouter();
  const access = useAccess();
  const { signOut } = useSessionPort();
  const refresh = useRefresh();
  const actions: PaletteEntry[] = [];
  if (access.has('ImportaCompany')) {
    actions.push({
      id: 'act:import',
      label: 'Import companies',
      also: 'add new',
      icon: IconDownload,
      act: () => void router.navigate({ href: paths.importByNumber }),
    });
  }
  if (access.has('EditCompany') && company !== undefined) {
    actions.push({
      id: 'act:refresh',
      label: `Refresh ${company.name} from the registry`,
      icon: IconRefresh,
      act: () => void refresh(company),
    });
  }
  actions.push(
    {
      id: 'act:dark',
      label: 'Dark colours',
      also: 'theme night mode scheme',
      icon: IconMoon,
      act: () => wear('dark'),
    },
    {
      id: 'act:light',
      label: 'Light colours',
      also: 'theme day mode scheme',
      icon: IconSun,
      act: () => wear('menu-dark'),
    },
    {
      id: 'act:appearance',
      label: 'Appearance',
      also: 'customizer theme layout colours',
      icon: IconPalette,
      act: openCustomizer,
    },
    {
      id: 'act:keys',
      label: 'Keyboard shortcuts',
      icon: IconKeyboard,
      keys: '?',
      act: () => showOverlay('shortcuts'),
    },
    { id: 'act:logout', label: 'Logout', also: 'sign out leave', icon: IconLogout, act: signOut },
  );
  return actions;
}

/** Chooses the colours, as the customizer does. */
function wear(LayoutType: 'dark' | 'menu-dark'): void {
  void import('#features/appearance/use-appearance.ts').then(({ choose }) => choose({ LayoutType }));
}

function useRefresh() {
  const queryClient = useQueryClient();
  return async ({ id, name }: CurrentCompany) => {
    try {
      const { Entity } = await callWith('refreshCompany', { body: { CompanyId: id } });
      await invalidateCalls(queryClient, ...companyCalls);
      const changed = (Entity[0]?.Changed.length ?? 0) > 0;
      showToast({ text: changed ? `${name}: the registry has news.` : `${name}: nothing has changed.` });
    } catch (error) {
      showToast({
        text: error instanceof Error ? error.message : 'The registry was not read.',
        tone: 'failed',
      });
    }
  };
}
