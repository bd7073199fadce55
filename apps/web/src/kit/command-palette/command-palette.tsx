import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { IconSearch } from '@tabler/icons-react';
import { useCombobox } from 'downshift';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { LiveStatus } from '../live-status/live-status.tsx';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import dialogStyles from '../dialog/dialog.module.css';
import { CommandOptions, type CommandGroup, type CommandOption } from './command-options.tsx';
import styles from './command-palette.module.css';
import { usePopupContainer } from '../popup/popup-container.tsx';
import { PopupEnvironment } from '../popup/popup-environment.tsx';

interface CommandPaletteProps {
  /** The name of the field: "Search companies, people, pages and actions". */
  readonly label: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly groups: readonly CommandGroup[];
  readonly searching: boolean;
  /** What stands there when nothing is offered. */
  readonly emptyText: string;
  readonly onChoose: (option: CommandOption) => void;
  readonly onClose: () => void;
}

/** A field over the page that finds and does: arrows move, Enter chooses, Esc leaves. */
export function CommandPalette(props: CommandPaletteProps) {
  const container = usePopupContainer();
  const input = useRef<HTMLInputElement>(null);
  // It is opened by keys as well: the focus goes back to wherever it was, a title too.
  const [opener] = useState(() => document.activeElement);
  const findOpener = () => (opener instanceof HTMLElement && opener !== document.body ? opener : true);
  return (
    <PopupEnvironment>
      <BaseDialog.Root open onOpenChange={(open) => !open && props.onClose()}>
        <BaseDialog.Portal container={container}>
          <BaseDialog.Backdrop className={dialogStyles.backdrop} />
          <BaseDialog.Viewport className={classNames(dialogStyles.viewport, styles.viewport)}>
            <BaseDialog.Popup className={styles.palette} initialFocus={input} finalFocus={findOpener}>
              <BaseDialog.Title className={hiddenStyles.hidden}>{props.label}</BaseDialog.Title>
              <CommandBox {...props} input={input} />
            </BaseDialog.Popup>
          </BaseDialog.Viewport>
        </BaseDialog.Portal>
      </BaseDialog.Root>
    </PopupEnvironment>
  );
}

interface CommandBoxProps extends CommandPaletteProps {
  readonly input: RefObject<HTMLInputElement | null>;
}

function CommandBox({
  label,
  text,
  onTextChange,
  groups,
  searching,
  emptyText,
  onChoose,
  input,
}: CommandBoxProps) {
  const options = groups.flatMap((group) => group.options);
  const { box, restart } = useCommandBox({ options, text, onChoose });
  return (
    <>
      <div className={styles.field}>
        <label {...box.getLabelProps()}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <Icon shape={IconSearch} />
        <input
          // oxlint-disable-next-line react/refs -- the ref is only handed on, to be attached
          {...box.getInputProps({
            ref: input,
            onKeyDown: leaveEscape,
            // In the event itself: the callbacks of downshift come a render later, too late for fast typing.
            onChange: ({ currentTarget }) => {
              restart();
              onTextChange(currentTarget.value);
            },
          })}
          className={styles.input}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <CommandOptions box={box} groups={groups} />
      <LiveStatus className={classNames(styles.none, options.length > 0 && styles.away)}>
        {options.length > 0 ? `${options.length} found` : searching ? 'Searching…' : emptyText}
      </LiveStatus>
    </>
  );
}

/** Esc is for the dialog, which closes and gives the focus back. */
function leaveEscape(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Escape') Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

interface CommandBoxOptions {
  readonly options: readonly CommandOption[];
  readonly text: string;
  readonly onChoose: (option: CommandOption) => void;
}

function useCommandBox({ options, text, onChoose }: CommandBoxOptions) {
  const [highlighted, setHighlighted] = useState(0);
  const box = useCombobox<CommandOption>({
    items: [...options],
    inputValue: text,
    // It is open as long as the dialog is.
    isOpen: true,
    selectedItem: null,
    // The first stands ready; what was found for other letters may have been longer.
    highlightedIndex: Math.min(highlighted, options.length - 1),
    onHighlightedIndexChange: ({ highlightedIndex }) => setHighlighted(Math.max(highlightedIndex, 0)),
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.id,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem);
    },
  });
  return { box, restart: () => setHighlighted(0) };
}
