import type { BrowserDetails } from '../three-d-secure/strong-customer-authentication.ts';

/** The parts of a browser window that strong customer authentication asks about; `window` is one. */
export interface BrowserWindow {
  navigator: { language: string; javaEnabled?: () => boolean };
  screen: { colorDepth: number; height: number; width: number };
}

/** Reads them as they are; our server cuts them to the gateway's limits. */
export function collectBrowserDetails({ navigator, screen }: BrowserWindow): BrowserDetails {
  return {
    javaEnabled: navigator.javaEnabled?.() ?? false,
    language: navigator.language,
    colorDepth: screen.colorDepth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timezoneOffset: new Date().getTimezoneOffset(),
  };
}
