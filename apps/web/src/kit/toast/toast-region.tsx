import { Toast } from '@base-ui/react/toast';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { buttonClass } from '../button/button-look.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { receiveToasts, type ToastMessage } from './show-toast.ts';
import styles from './toast.module.css';

/** The times of a toast (specification, section 9). The 300 ms of its leaving are in the style sheet. */
const timeout = 5000;
/** How long it stays once the pointer or the focus has left it. */
const extendedTimeout = 1000;
const mostShown = 10;

/** The corner where toasts appear. F6 leads into it. */
export default function ToastRegion() {
  return (
    <Toast.Provider timeout={timeout} limit={mostShown}>
      <Toasts />
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts, add, update } = Toast.useToastManager<ToastMessage>();
  useEffect(() => receiveToasts((message) => void add({ description: message.text, data: message })), [add]);
  const extend = () => {
    for (const { id } of toasts) update(id, { timeout: extendedTimeout });
  };
  return (
    <Toast.Viewport
      className={styles.region}
      aria-label="Messages"
      data-print="no"
      onMouseLeave={extend}
      onBlur={extend}
    >
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          toast={toast}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- in place of a dialog, which would ask to be answered
          role="group"
          aria-modal={undefined}
          className={classNames(styles.toast, toast.data?.tone === 'failed' && styles.failed)}
        >
          <Toast.Description className={styles.text} />
          <ToastAction id={toast.id} action={toast.data?.action} />
          {/* Never hidden: it can be tabbed to before the region is pointed at. */}
          <Toast.Close className={styles.close} aria-label="Close this message" aria-hidden={undefined}>
            <Icon shape={IconX} size={15} />
          </Toast.Close>
        </Toast.Root>
      ))}
    </Toast.Viewport>
  );
}

function ToastAction({ id, action }: { id: string; action: ToastMessage['action'] }) {
  const { close } = Toast.useToastManager();
  if (!action) return null;
  return (
    <Toast.Action
      className={buttonClass({ kind: 'text', compact: true })}
      onClick={() => {
        action.onSelect();
        close(id);
      }}
    >
      {action.label}
    </Toast.Action>
  );
}
