import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

const network = (isThere: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);

describe('a part of the page that is fetched', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is waited for while there is no network', async () => {
    network(false);
    let tries = 0;
    const part = whenOnline(() => {
      tries += 1;
      return navigator.onLine
        ? Promise.resolve('the menu')
        : Promise.reject(new TypeError('Failed to fetch'));
    });
    await Promise.resolve();
    network(true);
    window.dispatchEvent(new Event('online'));
    expect(await part).toBe('the menu');
    expect(tries).toBe(2);
  });

  it('is missed at once when the network is not to blame', async () => {
    network(true);
    await expect(whenOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });
});
