import { useLiveEvents } from '#api/use-live-events.ts';
import { useSessionPort } from '../../session-port.ts';

/** Shows at once what somebody else has changed of the user's access: menu, buttons, and what may be seen. */
export default function AccessUpdates(): null {
  const { reload } = useSessionPort();
  useLiveEvents('access', (event) => {
    // When the stream begins nothing has changed: the access was read with the page.
    if (event !== undefined) reload();
  });
  return null;
}
