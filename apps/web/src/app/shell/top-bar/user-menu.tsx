import { IconChevronDown } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { invalidateCalls, useCall } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { useCurrentCompany } from '../../current-company.ts';
import { useSession, type SessionUser } from '../../session-port.ts';
import styles from '../shell.module.css';
import { whenOnline } from '#kit/when-online.ts';

const loadPopup = () => whenOnline(() => import('./user-menu-popup.tsx'));
const UserMenuPopup = lazy(loadPopup);

/** The user's face and name, and under them profile, appearance, support and logout. */
export function UserMenu() {
  const session = useSession();
  return session.status === 'signed-in' ? <OwnMenu user={session.user} /> : null;
}

function OwnMenu({ user }: { user: SessionUser }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { photo, email, askAnew } = useOwnAgent(user);
  const press = () => {
    if (!open) askAnew();
    setOpen(!open);
  };
  return (
    <>
      <Button
        ref={anchor}
        kind="text"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={press}
        onPointerEnter={() => void loadPopup()}
        onFocus={() => void loadPopup()}
      >
        <Avatar name={user.name} photoUrl={photo} size={26} />
        <span className={styles.userName}>{user.name}</span>
        <VisuallyHidden>: your menu</VisuallyHidden>
        <span className={styles.userChevron}>
          <Icon shape={IconChevronDown} size={15} />
        </span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <UserMenuPopup
            anchor={anchor}
            label={user.name}
            note={noteOf(user, email)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** In which practice the person works: whoever has several sees the same name and address in each. */
const noteOf = ({ accountName }: SessionUser, email: string) =>
  accountName === undefined ? email : `${email} · ${accountName}`;

/** The agent's own record supplies photo and e-mail: asked for anew when company or name changes (specification, section 7). */
function useOwnAgent(user: SessionUser) {
  const queryClient = useQueryClient();
  const { data } = useCall('getAllAgent', { query: { id: user.centralUserId } });
  const seen = `${user.name} ${useCurrentCompany()?.name ?? ''}`;
  const before = useRef(seen);
  useEffect(() => {
    if (before.current !== seen) void invalidateCalls(queryClient, 'getAllAgent');
    before.current = seen;
  }, [seen, queryClient]);
  const own = data?.entity.find(({ agentId }) => agentId === user.agentId);
  return {
    photo: own?.agentProfilePhoto,
    email: own?.agentEmail ?? user.email,
    askAnew: () => void invalidateCalls(queryClient, 'getAllAgent'),
  };
}
