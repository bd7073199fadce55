/** How long a page takes to come back to its top (specification, section 9). */
export const scrollDuration = 468;

/** Slow at both ends. */
const ease = (share: number) => 0.5 * (1 - Math.cos(Math.PI * share));

/** Takes the page back to its top: smoothly, or at once for those who want no motion. */
export function scrollToTop(): void {
  const from = window.scrollY;
  if (from === 0) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches)
    return window.scrollTo({ top: 0, behavior: 'instant' });
  const start = performance.now();
  const stop = new AbortController();
  // Who scrolls by themselves is not fought with.
  for (const event of ['wheel', 'touchstart', 'keydown'])
    addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true });
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    const share = Math.min(Math.max(now - start, 0) / scrollDuration, 1);
    window.scrollTo({ top: from * (1 - ease(share)), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}
