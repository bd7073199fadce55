import { describe, expect, it } from 'vitest';
import { addressesFrom, portOf } from './addresses.ts';
import { portCount } from './settings.ts';

describe('the addresses of an installation', () => {
  const addresses = addressesFrom(3000);

  it('follow the product’s, each at a port of its own', () => {
    const ports = Object.values(addresses).map((address) => Number(new URL(address).port));
    expect(ports.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: portCount }, (_, index) => 3000 + index),
    );
    expect(portOf('product', 3000)).toBe(3000);
  });

  it('are on the loopback address, and never at "localhost"', () => {
    for (const address of Object.values(addresses)) expect(new URL(address).hostname).toBe('127.0.0.1');
  });

  it('are of HTTP, but for the one that takes mail', () => {
    const { smtp, ...others } = addresses;
    expect(new URL(smtp).protocol).toBe('smtp:');
    for (const address of Object.values(others)) expect(new URL(address).protocol).toBe('http:');
  });
});
