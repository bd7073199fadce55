import type { Store } from '@statbook-simulators/kit';

/** What can be told to behave differently while the simulator runs; kept across restarts. */
export interface Switches {
  /** Ordinary cardholder names pass without a challenge. Off is faithful: they are not authenticated. */
  successByDefault: boolean;
  /** Ids of transactions, keys and cards are written in small letters. */
  lowerCaseIds: boolean;
  /** `code` is a string in the gateway's refusals. */
  codesAsStrings: boolean;
  /** The bank's page never comes to an end: the answer is taken and nothing follows. */
  challengeNeverFinishes: boolean;
  /** The bank answers the payment by itself, without asking the customer. */
  challengeResolvesItself: boolean;
  /** Whatever the customer answers, the bank says that it is too late (Erro 402). */
  challengeTimesOut: boolean;
  /** The browser posts the bank's result twice. */
  resultPostedTwice: boolean;
  /** The bank knows the result, but the browser never posts it. */
  resultNeverPosted: boolean;
}

const initial: Switches = {
  successByDefault: true,
  lowerCaseIds: false,
  codesAsStrings: false,
  challengeNeverFinishes: false,
  challengeResolvesItself: false,
  challengeTimesOut: false,
  resultPostedTwice: false,
  resultNeverPosted: false,
};

export type SwitchChange = { ok: true; switches: Switches } | { ok: false; unknown: string[] };

export interface SwitchBoard {
  read(): Switches;
  change(changes: Record<string, unknown>): SwitchChange;
}

export function createSwitchBoard(store: Store, defaults: Partial<Switches>): SwitchBoard {
  const read = (): Switches => ({
    ...initial,
    ...defaults,
    ...store.get<Partial<Switches>>('switches', 'all'),
  });
  return {
    read,
    change: (changes) => {
      const unknown = Object.keys(changes).filter(
        (name) => !(name in initial) || typeof changes[name] !== 'boolean',
      );
      if (unknown.length > 0) return { ok: false, unknown };
      store.put('switches', 'all', { ...store.get<Partial<Switches>>('switches', 'all'), ...changes });
      return { ok: true, switches: read() };
    },
  };
}
