import { describe, expect, inject, it } from 'vitest';
import { describeFinding } from './findings.ts';
import { fuzzApi, requestsPerAccount } from './fuzz-api.ts';
import { makeRequest } from './fuzz-request.ts';
import { KnownValues } from './known-values.ts';
import { readOperations } from './operations.ts';

const seed = 20_261_120;
// A machine that does all tests at once is slower than one that answers.
const lateMs = 15_000;
const options = {
  lateMs,
  seed,
  from: 0,
  count: 3000,
  seconds: 12,
  inFlight: 8,
  perAccount: requestsPerAccount,
};

describe('a request of the fuzzer', () => {
  const operations = readOperations();
  const makeAll = (first: number) =>
    Array.from({ length: 300 }, (_, index) =>
      makeRequest(operations, new KnownValues(), { seed: first, index }),
    );

  it('is the same again for its seed and number, and another for another seed', () => {
    expect(makeAll(seed)).toEqual(makeAll(seed));
    expect(makeAll(seed + 1)).not.toEqual(makeAll(seed));
  });

  it('is valid half of the time', () => {
    const valid = makeAll(seed).filter(({ isValid }) => isValid);
    expect(valid.length).toBeGreaterThan(120);
    expect(valid.length).toBeLessThan(180);
  });
});

describe('requests made from our own OpenAPI document', () => {
  it('are answered in time, and by no fault of ours', { timeout: 300_000 }, async () => {
    const { findings, made, valid, isAlive } = await fuzzApi(inject('postgres'), options);
    expect(findings.map((finding) => describeFinding(finding, options))).toEqual([]);
    expect(isAlive).toBe(true);
    expect(made).toBeGreaterThan(20);
    // The others reach what they call: they are no refusals of the input.
    expect(valid.taken / valid.made).toBeGreaterThan(0.6);
  });
});
