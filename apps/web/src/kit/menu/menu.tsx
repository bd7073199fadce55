import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { whenOnline } from '../when-online.ts';
import type { MenuItem } from './menu-item.ts';

/** Fetched when the button is pointed at. */
export const loadMenuPopup = () => whenOnline(() => import('./menu-popup.tsx'));
export const MenuPopup = lazy(loadMenuPopup);

interface MenuProps {
  /** The text of the button. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon?: IconShape | undefined;
  readonly compact?: boolean | undefined;
}

/** A button that opens a menu of actions. */
export function Menu({ label, items, icon, compact }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={open}
        icon={icon}
        compact={compact}
        onClick={() => setOpen((was) => !was)}
        onPointerEnter={() => void loadMenuPopup()}
        onFocus={() => void loadMenuPopup()}
      >
        {label}
        <Icon shape={IconChevronDown} size={15} />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MenuPopup anchor={anchor} label={label} items={items} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
