import { IconX } from '@tabler/icons-react';
import { type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../action/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './toast.module.css';
import { toasts, type Toast, type ToastStore } from './toast-store.ts';
import { LiveStatus } from '../page/live-status.tsx';

const shown = 5000;
/** How long it stays once the pointer or the focus has left it. */
const extended = 1000;
const ease = 300;

/** The corner where toasts appear. F6 leads into it. */
export default function ToastRegion({ store = toasts }: { store?: ToastStore }) {
  const messages = useSyncExternalStore(store.subscribe, store.list);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const first = event.key === 'F6' ? region.current?.querySelector('button') : undefined;
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    addEventListener('keydown', enter);
    return () => removeEventListener('keydown', enter);
  }, []);
  return (
    <section ref={region} className={styles.region} aria-label="Messages" data-print="no">
      <LiveStatus>
        {messages.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onGone={() => store.remove(toast.id)} />
        ))}
      </LiveStatus>
    </section>
  );
}

function ToastCard({ toast, onGone }: { toast: Toast; onGone: () => void }) {
  const [remaining, setRemaining] = useState<number | 'held'>(shown);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (remaining === 'held' || leaving) return undefined;
    const timer = setTimeout(() => setLeaving(true), remaining);
    return () => clearTimeout(timer);
  }, [remaining, leaving]);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(onGone, ease);
    return () => clearTimeout(timer);
  }, [leaving, onGone]);

  const hold = () => setRemaining('held');
  const release = ({ currentTarget }: SyntheticEvent) => {
    // The pointer may leave what the focus is still in, and the other way round.
    if (!currentTarget.matches(':hover, :focus-within')) setRemaining(extended);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it stays while pointed at or focused
    <div
      className={classNames(
        styles.toast,
        toast.tone === 'failed' && styles.failed,
        leaving && styles.leaving,
      )}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p>{toast.text}</p>
      {toast.action && (
        <Button
          kind="text"
          compact
          onClick={() => {
            toast.action?.onSelect();
            setLeaving(true);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <button type="button" className={styles.close} onClick={() => setLeaving(true)}>
        <Icon shape={IconX} size={15} />
        <VisuallyHidden>Close this message</VisuallyHidden>
      </button>
    </div>
  );
}
