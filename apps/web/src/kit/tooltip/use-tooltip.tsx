import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { whenOnline } from '../when-online.ts';
import type { TooltipSide } from './tooltip-popup.tsx';

const TooltipPopup = lazy(() => whenOnline(() => import('./tooltip-popup.tsx')));

const openDelay = 400;

interface TooltipParts<Anchor extends HTMLElement> {
  readonly anchor: RefObject<Anchor | null>;
  /** For the anchor. */
  readonly listeners: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerDown: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
  readonly popup: ReactNode;
}

/** The tooltip of a control, without an element around it: for what stands in every row of a long list. */
export function useTooltip<Anchor extends HTMLElement>(
  text: string,
  side: TooltipSide = 'top',
): TooltipParts<Anchor> {
  const anchor = useRef<Anchor>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const listeners = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') show(openDelay);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) show(0);
    },
    onBlur: hide,
  };
  const popup = open && (
    <Suspense fallback={null}>
      <TooltipPopup anchor={anchor} text={text} side={side} onClose={hide} />
    </Suspense>
  );
  return { anchor, listeners, popup };
}
