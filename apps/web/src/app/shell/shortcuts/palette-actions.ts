import {
  IconArrowsExchange,
  IconCertificate,
  IconDownload,
  IconFileText,
  IconKeyboard,
  IconLogout,
  IconMessageCircle,
  IconMoon,
  IconPalette,
  IconPencilPlus,
  IconRefresh,
  IconSun,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { companyCalls } from '#api/company-calls.ts';
import { refreshToast } from '#api/refresh-toast.ts';
import { callWith } from '#api/call.ts';
import { invalidateCalls } from '#api/queries.ts';
import { toggleChat } from '#features/chat/chat-state.ts';
import type { PaletteEntry } from '#features/palette/palette-entries.ts';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import type { CurrentCompany } from '../../current-company.ts';
import { openCustomizer } from '../../customizer-command.ts';
import { openLicence } from '../notices/licence-command.ts';
import { paths } from '../../paths.ts';
import { useAccess, useMay, useSessionPort } from '../../session-port.ts';
import { showOverlay } from './overlay-store.ts';

/** What can be done from anywhere. */
export function useActions(company: CurrentCompany | undefined): readonly PaletteEntry[] {
  const { signOut } = useSessionPort();
  return [
    ...useCompanyActions(company),
    ...useUserActions(),
    ...lookActions,
    {
      id: 'act:chat',
      label: 'Chat',
      also: 'message write people panel',
      icon: IconMessageCircle,
      act: toggleChat,
    },
    {
      id: 'act:keys',
      label: 'Keyboard shortcuts',
      icon: IconKeyboard,
      keys: '?',
      act: () => showOverlay('shortcuts'),
    },
    {
      id: 'act:licence',
      label: 'Your licence',
      also: 'subscription plan renewal',
      icon: IconCertificate,
      act: openLicence,
    },
    { id: 'act:logout', label: 'Logout', also: 'sign out leave', icon: IconLogout, act: signOut },
  ];
}

function useCompanyActions(company: CurrentCompany | undefined): readonly PaletteEntry[] {
  const router = useRouter();
  const [mayImport, mayRefresh] = [useMay('importCompany'), useMay('refreshCompany')];
  const [mayChange, mayStart] = [useMay('findCompaniesAndPeople'), useMay('startForm')];
  const [mayCreate, mayForm] = [useMay('createCompany'), useMay('formCompany')];
  const refresh = useRefresh();
  const actions: PaletteEntry[] = [];
  if (mayImport) {
    actions.push({
      id: 'act:import',
      label: 'Import companies',
      also: 'add new',
      icon: IconDownload,
      act: () => void router.navigate({ href: paths.importByNumber }),
    });
  }
  if (mayCreate) {
    actions.push({
      id: 'act:create',
      label: 'Enter a company by hand',
      also: 'add new create record',
      icon: IconPencilPlus,
      act: () => void router.navigate({ href: paths.createCompany }),
    });
  }
  if (mayForm) {
    actions.push({
      id: 'act:incorporate',
      label: 'Form a company',
      also: 'incorporate incorporation in01 new register',
      icon: IconCertificate,
      act: () => void router.navigate({ href: paths.formCompany }),
    });
  }
  if (mayRefresh && company !== undefined) {
    actions.push({
      id: 'act:refresh',
      label: `Update ${company.name} from Companies House`,
      icon: IconRefresh,
      act: () => void refresh(company),
    });
  }
  if (mayStart && company !== undefined) {
    actions.push({
      id: 'act:form',
      label: `File a form for ${company.name}`,
      also: 'notice appoint director secretary charge office name change',
      icon: IconFileText,
      act: () => void router.navigate({ href: paths.forms(company.id) }),
    });
  }
  if (mayChange && company !== undefined) {
    actions.push({
      id: 'act:change',
      label: 'Change to another company',
      also: 'switch open',
      icon: IconArrowsExchange,
      act: () => showOverlay('companies'),
    });
  }
  return actions;
}

function useUserActions(): readonly PaletteEntry[] {
  const router = useRouter();
  const mayInvite = useAccess().has('createSettings');
  const maySeeRoles = useMay('getRoles');
  if (!mayInvite || !maySeeRoles) return [];
  return [
    {
      id: 'act:invite',
      label: 'Invite a user',
      also: 'add colleague agent new access',
      icon: IconUserPlus,
      act: () => void router.navigate({ href: paths.inviteUser }),
    },
  ];
}

const lookActions: readonly PaletteEntry[] = [
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
];

/** Chooses the colours, as the customizer does. */
function wear(layoutType: 'dark' | 'menu-dark'): void {
  void import('#features/appearance/use-appearance.ts').then(({ choose }) => choose({ layoutType }));
}

function useRefresh() {
  const queryClient = useQueryClient();
  return async ({ id, name }: CurrentCompany) => {
    try {
      const found = await callWith('refreshCompany', { body: { companyId: id } });
      await invalidateCalls(queryClient, ...companyCalls);
      showToast(refreshToast(name, found));
    } catch (error) {
      showFailure(error);
    }
  };
}
