import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonKind } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { Icon, type IconShape } from '../icon.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { whenOnline } from '../when-online.ts';

const loadPopup = () => whenOnline(() => import('./menu-popup.tsx'));
const MenuPopup = lazy(loadPopup);

interface MenuProps {
  /** The words on the button; of "…" its name. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** "dots" is for rows; "button" has the words on it. */
  readonly trigger?: 'button' | 'dots' | undefined;
  /** Before the words. */
  readonly icon?: IconShape | undefined;
  readonly kind?: ButtonKind | undefined;
  readonly compact?: boolean | undefined;
  /** What stands on the button instead of the words, which stay its name for readers. */
  readonly face?: ReactNode | undefined;
  readonly note?: string | undefined;
  readonly className?: string | undefined;
}

/** A menu of acts. Its code is fetched when the button is pointed at. */
export function Menu(props: MenuProps) {
  const { label, entries, trigger = 'button', icon, kind, compact, face, note, className } = props;
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const behaviour = {
    ref: anchor,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onClick: () => setOpen((was) => !was),
    onPointerEnter: () => void loadPopup(),
    onFocus: () => void loadPopup(),
    ...(className === undefined ? {} : { className }),
  };
  return (
    <>
      {trigger === 'dots' ? (
        <IconButton icon={IconDots} label={label} compact={compact ?? true} {...behaviour} />
      ) : (
        <Button
          {...behaviour}
          {...(icon ? { icon } : {})}
          {...(kind ? { kind } : {})}
          {...(compact ? { compact } : {})}
        >
          {face ?? label}
          <Icon shape={IconChevronDown} size={15} />
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <MenuPopup
            anchor={anchor}
            label={label}
            entries={entries}
            note={note}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
