import type { Script } from './submission.ts';

/** How the receipt is withheld, for clients that must cope with an unknown outcome. */
export type Delivery =
  | 'normal'
  /** Taken in; no answer ever comes. */
  | 'silent'
  /** Taken in; the connection is cut. */
  | 'cut'
  /** Not taken in; no answer ever comes. Only for the first arrival of a number. */
  | 'lost';

const deliveries: Record<string, Delivery> = {
  'SIM-TIMEOUT': 'silent',
  'SIM-DROP': 'cut',
  'SIM-LOST': 'lost',
};

const scripts: Record<string, Script> = {
  'SIM-PARK': { outcome: 'park' },
  'SIM-FAIL': { outcome: 'fail' },
  'SIM-PENDING': { outcome: 'hold' },
};

const rejectionTexts: Record<string, string> = {
  '1': 'Random Test mode rejection',
  '11686': 'Shareholder details are required',
  '12604': 'The details of person 1 do not match any active director of the company',
  '12682': 'The identity of person 1 has already been verified for this company',
};

export function readScript(texts: readonly string[]): Script | undefined {
  for (const text of texts) {
    const code = /SIM-REJECT-(\d+)/.exec(text)?.[1];
    if (code !== undefined) return { outcome: 'reject', code, text: textOfRejection(code) };
    const marker = Object.keys(scripts).find((name) => text.includes(name));
    if (marker !== undefined) return scripts[marker];
  }
  return undefined;
}

export function readMarkedDelivery(texts: readonly string[]): Delivery {
  const marker = Object.keys(deliveries).find((name) => texts.some((text) => text.includes(name)));
  return (marker === undefined ? undefined : deliveries[marker]) ?? 'normal';
}

export function textOfRejection(code: string): string {
  return rejectionTexts[code] ?? 'The submission was rejected as the test asked for';
}
