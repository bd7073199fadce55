import type { BrowserContext, Response } from '@playwright/test';
import type { Source } from '@statbook/testkit';

/** Keeps what the product answers to browsers. */
export interface ReplyRecorder {
  watch(context: BrowserContext): void;
  /** All that was answered so far. */
  list(): Promise<Source[]>;
}

/** Records the replies of the calls at `productUrl`: texts, not files and streams. */
export function createReplyRecorder(productUrl: string): ReplyRecorder {
  const pending: Promise<Source | undefined>[] = [];
  const isCall = (response: Response) =>
    response.url().startsWith(`${productUrl}/api/`) &&
    (response.headers()['content-type'] ?? '').includes('json');
  return {
    watch: (context) => {
      context.on('response', (response) => {
        if (isCall(response)) pending.push(read(response));
      });
    },
    list: async () => (await Promise.all(pending)).filter((source) => source !== undefined),
  };
}

async function read(response: Response): Promise<Source | undefined> {
  try {
    return { place: `reply of ${new URL(response.url()).pathname}`, content: await response.text() };
  } catch {
    // The page was left before the answer had come: nobody was told anything.
    return undefined;
  }
}
