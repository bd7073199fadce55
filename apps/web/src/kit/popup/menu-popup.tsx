import { Menu as BaseMenu } from '@base-ui/react/menu';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, type RefObject } from 'react';
import { AppLink } from '../action/app-link.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import type { MenuEntry } from './menu-entry.ts';
import styles from './popup.module.css';
import { usePopupContainer } from './popup-container.tsx';
import { PopupEnvironment } from './popup-environment.tsx';
import { closesUnlessOn } from './popup-closing.ts';

interface MenuPopupProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly note: string | undefined;
  readonly onClose: () => void;
}

export default function MenuPopup({ anchor, label, entries, note, onClose }: MenuPopupProps) {
  const container = usePopupContainer();
  return (
    <PopupEnvironment>
      <BaseMenu.Root open onOpenChange={closesUnlessOn(anchor, onClose)}>
        <BaseMenu.Portal container={container}>
          <BaseMenu.Positioner anchor={anchor} sideOffset={4} align="end" className={styles.positioner}>
            <BaseMenu.Popup
              className={classNames(styles.sheet, styles.popup)}
              finalFocus={anchor}
              aria-label={label}
            >
              <Entries entries={entries} />
              {note !== undefined && <p className={styles.note}>{note}</p>}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </PopupEnvironment>
  );
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  const lines = entries.map((entry) => (
    <Fragment key={entry.id}>
      {entry.separated && <BaseMenu.Separator className={styles.separator} />}
      <Entry entry={entry} />
    </Fragment>
  ));
  const exclusive = entries.filter((entry) => 'chosen' in entry);
  if (exclusive.length === 0) return lines;
  const chosen = exclusive.find((entry) => entry.chosen)?.id;
  return <BaseMenu.RadioGroup value={chosen}>{lines}</BaseMenu.RadioGroup>;
}

/** Keeps its room while it is off, so that the words stand in line. */
function Mark({ on }: { on: boolean }) {
  return <span className={styles.mark}>{on && <Icon shape={IconCheck} size={15} />}</span>;
}

function Entry({ entry }: { entry: MenuEntry }) {
  const words = (
    <>
      {entry.icon && <Icon shape={entry.icon} />}
      {entry.label}
    </>
  );
  if ('href' in entry)
    return (
      <BaseMenu.LinkItem className={styles.item} closeOnClick render={<AppLink href={entry.href} />}>
        {words}
      </BaseMenu.LinkItem>
    );
  if ('closedBecause' in entry)
    return (
      <BaseMenu.Item className={styles.item} disabled>
        {words} ({entry.closedBecause})
      </BaseMenu.Item>
    );
  if ('checked' in entry)
    return (
      <BaseMenu.CheckboxItem
        className={styles.item}
        checked={entry.checked}
        closeOnClick={false}
        onCheckedChange={entry.onSelect}
      >
        <Mark on={entry.checked} />
        {words}
      </BaseMenu.CheckboxItem>
    );
  if ('chosen' in entry)
    return (
      <BaseMenu.RadioItem className={styles.item} value={entry.id} closeOnClick onClick={entry.onSelect}>
        <Mark on={entry.chosen} />
        {words}
      </BaseMenu.RadioItem>
    );
  return (
    <BaseMenu.Item
      className={classNames(styles.item, entry.danger && styles.danger)}
      onClick={entry.onSelect}
    >
      {words}
    </BaseMenu.Item>
  );
}
