import {
  IconCertificate,
  IconDevices,
  IconExternalLink,
  IconLogout,
  IconPalette,
  IconSwitchHorizontal,
  IconUser,
} from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { MenuItem } from '#kit/menu/menu-item.ts';
import MenuPopup from '#kit/menu/menu-popup.tsx';
import { openCustomizer } from '../../customizer-command.ts';
import { openLicence } from '../notices/licence-command.ts';
import { paths, profilePath, supportLinks } from '../../paths.ts';
import { useAccess, useOwnAccounts, useSessionPort, type UserAccess } from '../../session-port.ts';

interface UserMenuPopupProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly note: string;
  readonly onClose: () => void;
}

/** Profile, appearance, licence, support and logout. */
export default function UserMenuPopup({ anchor, label, note, onClose }: UserMenuPopupProps) {
  const access = useAccess();
  const { signOut } = useSessionPort();
  const accountEntries = useAccountEntries();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const entries: readonly MenuItem[] = [
    profileEntry(access, path),
    ...(access.has('viewSettings') ? [] : [ownEntry]),
    ...accountEntries,
    { id: 'appearance', label: 'Appearance', icon: IconPalette, onSelect: openCustomizer },
    { id: 'licence', label: 'Your licence', icon: IconCertificate, onSelect: openLicence },
    ...supportLinks.map((link) => ({ id: link.href, icon: IconExternalLink, ...link })),
    { id: 'logout', label: 'Logout', icon: IconLogout, separated: true, onSelect: signOut },
  ];
  return <MenuPopup anchor={anchor} label={label} items={entries} note={note} onClose={onClose} />;
}

/** The way into another account, for those who have one. */
function useAccountEntries(): readonly MenuItem[] {
  const { data } = useOwnAccounts();
  if (data === undefined || data.entity.length < 2) return [];
  return [{ id: 'accounts', label: 'Change account', icon: IconSwitchHorizontal, href: paths.accounts }];
}

/** What everybody chooses for themselves, for those to whom the profile is closed (specification, section 6). */
const ownEntry: MenuItem = {
  id: 'own',
  label: 'Your devices and notifications',
  icon: IconDevices,
  href: paths.myAccount,
};

function profileEntry(access: UserAccess, path: string): MenuItem {
  const words = { id: 'profile', label: 'Profile', icon: IconUser };
  if (!access.has('viewSettings')) return { ...words, disabledReason: 'you have no access to settings' };
  return { ...words, href: profilePath(path) };
}
