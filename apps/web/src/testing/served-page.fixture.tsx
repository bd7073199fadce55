import type { CallName } from '@statbook/contract';
import { cleanup } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { Addressed } from '#kit/address/addressed.ts';
import { receiveToasts } from '#kit/toast/show-toast.ts';
import { type Answer, type ReceivedCall, serveCalls } from './serve-calls.fixture.ts';

/** What a call is answered with: the body of its reply, or what depends on what was given. */
type Served = object | ((given: ReceivedCall['given']) => Answer | Promise<Answer>);

/**
 * Answers each call as the test says until its end, when the page goes too, and keeps what was received. A call that the
 * test does not expect is refused.
 */
export function serveAnswers(answers: Partial<Record<CallName, Served>>): ReceivedCall[] {
  const received: ReceivedCall[] = [];
  // The live events come by another tab of the browser: it has the lock.
  const locks = { request: () => new Promise(() => undefined) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'locks');
  });
  serveCalls((call) => {
    received.push(call);
    const served = answers[call.name];
    if (served === undefined) return refuse(`The test expects no ${call.name}.`, { status: 500 });
    return typeof served === 'function' ? served(call.given) : { body: served };
  });
  return received;
}

/** Tells the page of an event, as another tab of the browser that hears the server does. */
export function tellLive(topic: string): void {
  const channel = new BroadcastChannel('statbook-live-events');
  channel.postMessage({ kind: 'event', event: { id: '1', topic, data: {} } });
  onTestFinished(() => channel.close());
}

interface RefusalMore {
  readonly status?: number;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly facts?: object;
}

/** The answer of a server that refuses. */
export function refuse(
  detail: string,
  { status = 422, code = 'invalid', ...more }: RefusalMore = {},
): Answer {
  return { status, body: { status, code, title: 'Refused', detail, ...more } };
}

/** What was given to the calls of a name, in their order. */
export function givenTo(received: readonly ReceivedCall[], name: CallName): unknown[] {
  return received.filter((call) => call.name === name).map(({ given }) => given);
}

/** A page with its address, which changes as the page asks. */
export function WithAddress<Address extends object>({
  page: Page,
  start,
}: {
  readonly page: ComponentType<Addressed<Address>>;
  readonly start: Address;
}) {
  const [address, setAddress] = useState(start);
  return (
    <Page
      address={address}
      onAddressChange={(change) => setAddress((before) => ({ ...before, ...change }))}
    />
  );
}

/** A person at the keyboard who does not wait between keys. */
export const setUpUser = (): UserEvent => userEvent.setup({ delay: null });

/** The texts of the toasts that the test causes: what waits to be shown is of an earlier one, whose page showed no toasts. */
export function collectToasts(): string[] {
  const texts: string[] = [];
  receiveToasts(() => undefined)();
  onTestFinished(receiveToasts(({ text }) => texts.push(text)));
  return texts;
}
