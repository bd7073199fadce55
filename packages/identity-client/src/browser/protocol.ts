import type { ProtocolActs, ProtocolParts } from './protocol-acts.ts';

/** Fetches the protocol when it is first needed. @throws when it cannot be had; the next call tries again. */
export type Protocol = () => Promise<ProtocolActs>;

/**
 * The protocol and its library, fetched when somebody signs in, out, or needs new tokens: a page with a living token
 * shows itself without them.
 */
export function createProtocol(parts: ProtocolParts): Protocol {
  let pending: Promise<ProtocolActs> | undefined;
  const load = async () => {
    try {
      const { createProtocolActs } = await import('./protocol-acts.ts');
      return createProtocolActs(parts);
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };
  return () => (pending ??= load());
}
