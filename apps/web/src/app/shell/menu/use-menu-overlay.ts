import { useState } from 'react';

/** Whether the menu lies over the page. A screen that was wide meanwhile finds it closed. */
export function useMenuOverlay(wide: boolean) {
  const [overlaid, setOverlaid] = useState(false);
  if (wide && overlaid) setOverlaid(false);
  return { overlaid, setOverlaid };
}
