import { Suspense, useState, type ReactNode } from 'react';
import { loadMenuPopup, MenuPopup } from '../menu/menu.tsx';
import type { MenuItem } from '../menu/menu-item.ts';
import { useTooltip } from '../tooltip/use-tooltip.tsx';
import styles from './row-menu.module.css';

export interface RowActions<Row> {
  /** Names the row: "Harbour Ltd". */
  readonly rowName: (row: Row) => string;
  readonly items: (row: Row) => readonly MenuItem[];
}

/** The "…" of a row. One element until it is pointed at: scrolling draws it for every row that comes into sight. */
export function RowMenu<Row>({ row, actions }: { row: Row; actions: RowActions<Row> }): ReactNode {
  const label = `Actions for ${actions.rowName(row)}`;
  const [open, setOpen] = useState(false);
  const { anchor, listeners, popup } = useTooltip<HTMLButtonElement>(label);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.dots}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
        {...listeners}
        onPointerEnter={(event) => {
          void loadMenuPopup();
          listeners.onPointerEnter(event);
        }}
        onFocus={(event) => {
          void loadMenuPopup();
          listeners.onFocus(event);
        }}
      />
      {popup}
      {open && (
        <Suspense fallback={null}>
          <MenuPopup
            anchor={anchor}
            label={label}
            items={actions.items(row)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
