import { createContext, use, useState, type ReactNode } from 'react';

interface PopupPlace {
  readonly container: HTMLElement | null;
  readonly setContainer: (container: HTMLElement | null) => void;
}

const PopupPlaceContext = createContext<PopupPlace>({ container: null, setContainer: () => undefined });

/** Wraps a page, so that whatever opens in it finds the outlet. */
export function PopupProvider({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return <PopupPlaceContext value={{ container, setContainer }}>{children}</PopupPlaceContext>;
}

/** Where menus, dialogs and terms appear: inside the main landmark, where readers look for them. */
export function PopupOutlet() {
  const { setContainer } = use(PopupPlaceContext);
  return <div ref={setContainer} />;
}

/** Where to portal to; null until the page stands. */
export function usePopupContainer(): HTMLElement | null {
  return use(PopupPlaceContext).container;
}
