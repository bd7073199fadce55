import { Menu as BaseMenu } from '@base-ui/react/menu';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { AppLink } from '../link/app-link.tsx';
import { closeUnlessOnAnchor } from '../popup/popup-closing.ts';
import { usePopupContainer } from '../popup/popup-container.tsx';
import { PopupEnvironment } from '../popup/popup-environment.tsx';
import styles from '../popup/popup.module.css';
import type { MenuItem } from './menu-item.ts';

interface MenuPopupProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Below the items. */
  readonly note?: string | undefined;
  readonly onClose: () => void;
}

export default function MenuPopup({ anchor, label, items, note, onClose }: MenuPopupProps) {
  const container = usePopupContainer();
  return (
    <PopupEnvironment>
      <BaseMenu.Root open onOpenChange={closeUnlessOnAnchor(anchor, onClose)}>
        <BaseMenu.Portal container={container}>
          <BaseMenu.Positioner anchor={anchor} sideOffset={4} align="end" className={styles.positioner}>
            <BaseMenu.Popup
              className={classNames(styles.sheet, styles.popup)}
              finalFocus={anchor}
              aria-label={label}
            >
              <Items items={items} />
              {note !== undefined && <p className={styles.note}>{note}</p>}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </PopupEnvironment>
  );
}

function Items({ items }: { items: readonly MenuItem[] }) {
  const lines = items.map((item) => (
    <Fragment key={item.id}>
      {item.separated && <BaseMenu.Separator className={styles.separator} />}
      <Item item={item} />
    </Fragment>
  ));
  const choices = items.filter((item) => 'chosen' in item);
  if (choices.length === 0) return lines;
  return <BaseMenu.RadioGroup value={choices.find(({ chosen }) => chosen)?.id}>{lines}</BaseMenu.RadioGroup>;
}

function Item({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon && <Icon shape={item.icon} />}
      {item.label}
    </>
  );
  if ('href' in item)
    return (
      <BaseMenu.LinkItem className={styles.item} closeOnClick render={<AppLink href={item.href} />}>
        {content}
      </BaseMenu.LinkItem>
    );
  if ('disabledReason' in item)
    return (
      <BaseMenu.Item className={styles.item} disabled>
        {content} ({item.disabledReason})
      </BaseMenu.Item>
    );
  if ('checked' in item || 'chosen' in item) return <CheckItem item={item}>{content}</CheckItem>;
  return (
    <BaseMenu.Item className={classNames(styles.item, item.danger && styles.danger)} onClick={item.onSelect}>
      {content}
    </BaseMenu.Item>
  );
}

interface CheckItemProps {
  readonly item: Extract<MenuItem, { checked: boolean } | { chosen: boolean }>;
  readonly children: ReactNode;
}

function CheckItem({ item, children }: CheckItemProps) {
  if ('checked' in item)
    return (
      <BaseMenu.CheckboxItem
        className={styles.item}
        checked={item.checked}
        closeOnClick={false}
        onCheckedChange={item.onSelect}
      >
        <Check on={item.checked} />
        {children}
      </BaseMenu.CheckboxItem>
    );
  return (
    <BaseMenu.RadioItem className={styles.item} value={item.id} closeOnClick onClick={item.onSelect}>
      <Check on={item.chosen} />
      {children}
    </BaseMenu.RadioItem>
  );
}

/** Keeps its room while it is off, so that the labels are aligned. */
function Check({ on }: { on: boolean }) {
  return <span className={styles.check}>{on && <Icon shape={IconCheck} size={15} />}</span>;
}
