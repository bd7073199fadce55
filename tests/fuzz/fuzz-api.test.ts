import { describe, expect, inject, it } from 'vitest';
import { describeFinding } from './findings.ts';
import { fuzzApi, requestsPerAccount } from './fuzz-api.ts';
import { makeRequest } from './fuzz-request.ts';
import { KnownValues } from './known-values.ts';
import { readOperations } from './operations.ts';
import { unreached } from './reach/unreached.ts';

const seed = 20_261_120;
// A machine that does all tests at once is slower than one that answers.
const lateMs = 30_000;
const options = {
  lateMs,
  seed,
  from: 0,
  count: 1500,
  seconds: Infinity,
  inFlight: 8,
  perAccount: requestsPerAccount,
};
/** Of fifteen hundred requests, half of them hostile; what is missed by them is named by `npm run fuzz:api`. */
const floors = { taken: 400, operations: 120, saved: 20 };

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

describe('an operation that random requests do not reach', () => {
  it('is one of the document', () => {
    const names = readOperations().map(({ name }) => name);
    expect(Object.keys(unreached).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('requests made from our own OpenAPI document', () => {
  it('are answered in time, and by no fault of ours', { timeout: 600_000 }, async () => {
    const report = await fuzzApi(inject('postgres'), options);
    expect(report.findings.map((finding) => describeFinding(finding, options))).toEqual([]);
    expect(report.memory.finding()).toBeUndefined();
    expect(report.isAlive).toBe(true);
    expect(report.made).toBe(options.count);
    const { length: reached } = report.operations.reached;
    expect(report.operations.taken).toBeGreaterThan(floors.taken);
    expect(reached).toBeGreaterThan(floors.operations);
    expect(report.operations.takenOf('saveForm')).toBeGreaterThan(floors.saved);
    // Whoever can be reached has no reason for not being so.
    expect(report.operations.reached.filter((name) => name in unreached)).toEqual([]);
  });
});
