import { Suspense, useState, type ReactNode } from 'react';
import { loadMenuPopup, MenuPopup } from '../popup/menu.tsx';
import type { MenuEntry } from '../popup/menu-entry.ts';
import { useTooltip } from '../popup/use-tooltip.tsx';
import styles from './row-menu.module.css';

export interface RowActions<Row> {
  /** Names the row: "Harbour Ltd". */
  readonly nameOf: (row: Row) => string;
  readonly entriesOf: (row: Row) => readonly MenuEntry[];
}

/** The "…" of a row. One element until it is pointed at: scrolling draws it for every row that comes into sight. */
export function RowMenu<Row>({ row, actions }: { row: Row; actions: RowActions<Row> }): ReactNode {
  const label = `Actions for ${actions.nameOf(row)}`;
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
            entries={actions.entriesOf(row)}
            note={undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
