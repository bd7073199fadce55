/** A page that fails again so soon after it was loaded anew is not helped by loading. */
const patienceMs = 10_000;
const key = 'statbook.reloaded';

/**
 * After a release the parts of the page that are fetched later have other names: a page that stands since before is
 * loaded anew when it asks for one of them.
 */
export function reloadAfterRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a network there is nothing to load, and what was typed would be lost.
    if (!navigator.onLine || wasReloaded()) return;
    event.preventDefault();
    location.reload();
  });
}

/** Whether the page was loaded for this reason a moment ago; notes that it is now. */
function wasReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? '0');
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - last < patienceMs;
  } catch {
    return true;
  }
}
