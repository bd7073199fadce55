import { Settings, type Store } from '@statbook-simulators/kit';
import { z } from 'zod';

const schema = z.object({
  /** Ordinary cardholder names pass without a challenge. Off is faithful: they are not authenticated. */
  successByDefault: z.boolean(),
  /** Ids of transactions, keys and cards are written in small letters. */
  lowerCaseIds: z.boolean(),
  /** `code` is a string in the gateway's refusals. */
  codesAsStrings: z.boolean(),
  /** The bank's page never comes to an end: the answer is taken and nothing follows. */
  challengeNeverFinishes: z.boolean(),
  /** The bank answers the payment by itself, without asking the customer. */
  challengeResolvesItself: z.boolean(),
  /** Whatever the customer answers, the bank says that it is too late (Erro 402). */
  challengeTimesOut: z.boolean(),
  /** The browser posts the bank's result twice. */
  resultPostedTwice: z.boolean(),
  /** The bank knows the result, but the browser never posts it. */
  resultNeverPosted: z.boolean(),
});

export type Switches = z.infer<typeof schema>;
export type SwitchBoard = ReturnType<typeof openSwitches>;

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

export function openSwitches(store: Store, given: Partial<Switches>) {
  return new Settings(store, 'switches', { schema, initial: { ...initial, ...given } });
}
