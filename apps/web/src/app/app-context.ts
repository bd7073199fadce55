import type { QueryClient } from '@tanstack/react-query';
import type { SessionPort } from './session-port.ts';

/** What routes can use before they are shown. */
export interface AppContext {
  readonly queryClient: QueryClient;
  readonly session: SessionPort;
}
