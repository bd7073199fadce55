import { IconExternalLink, IconLogout, IconPalette, IconUser } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import type { MenuEntry } from '#kit/popup/menu-entry.ts';
import { Menu } from '#kit/popup/menu.tsx';
import { useBuiltPages } from '../built-pages.ts';
import { openCustomizer } from '../customizer-door.ts';
import { paths, profilePath, supportLinks } from '../paths.ts';
import { useSession, useSessionPort, type SessionUser, type UserAccess } from '../session-port.ts';
import styles from './shell.module.css';

/** Profile, support and logout, under the user's name. */
export function UserMenu() {
  const session = useSession();
  const { signOut } = useSessionPort();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isBuilt = useBuiltPages();
  if (session.status !== 'signed-in') return null;
  const { user, access } = session;
  return (
    <Menu
      label={user.name}
      kind="text"
      note={user.email}
      face={<UserFace user={user} />}
      entries={[
        ...(isBuilt(paths.myAccount) ? [profileEntry(access, path)] : []),
        { id: 'appearance', label: 'Appearance', icon: IconPalette, onSelect: openCustomizer },
        ...supportLinks.map((link) => ({ id: link.href, icon: IconExternalLink, ...link })),
        { id: 'logout', label: 'Logout', icon: IconLogout, separated: true, onSelect: signOut },
      ]}
    />
  );
}

function profileEntry(access: UserAccess, path: string): MenuEntry {
  const words = { id: 'profile', label: 'Profile', icon: IconUser };
  if (!access.has('ViewSettings')) return { ...words, closedBecause: 'you have no access to settings' };
  return { ...words, href: profilePath(path) };
}

function UserFace({ user }: { user: SessionUser }) {
  return (
    <>
      {user.photoUrl === undefined ? (
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(user.name)}
        </span>
      ) : (
        <img className={styles.photo} src={user.photoUrl} alt="" />
      )}
      <span className={styles.userName}>{user.name}</span>
      <VisuallyHidden>: your menu</VisuallyHidden>
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.charAt(0) ?? '',
  );
  return letters.join('').toUpperCase();
}
