import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonKind } from '../action/button.tsx';
import { Icon, type IconShape } from '../icon.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { whenOnline } from '../when-online.ts';

/** Asked for when a button is pointed at. */
export const loadMenuPopup = () => whenOnline(() => import('./menu-popup.tsx'));
export const MenuPopup = lazy(loadMenuPopup);

interface MenuProps {
  /** The words on the button. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
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
  const { label, entries, icon, kind, compact, face, note, className } = props;
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
        onPointerEnter={() => void loadMenuPopup()}
        onFocus={() => void loadMenuPopup()}
        {...(className === undefined ? {} : { className })}
        {...(icon ? { icon } : {})}
        {...(kind ? { kind } : {})}
        {...(compact ? { compact } : {})}
      >
        {face ?? label}
        <Icon shape={IconChevronDown} size={15} />
      </Button>
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
