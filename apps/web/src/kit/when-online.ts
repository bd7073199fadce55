/**
 * Loads a part of the page, or waits for the network where there is none: what is on the page stays as it is, and the
 * part appears when it can be had. @throws what loading throws while the device is online.
 */
export async function whenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
