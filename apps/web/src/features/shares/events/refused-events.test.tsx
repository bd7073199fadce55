import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathsIn, refuseAt, wrongNowhere } from '#testing/refused-fields.fixture.ts';
import { openEventForm, RegisterServer, take } from './events.fixture.tsx';
import { filledForms, on } from './filled-forms.fixture.ts';

let server: RegisterServer;
beforeEach(() => {
  server = new RegisterServer().start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Each row may be refused for the lots that go, though none were chosen. */
const lotsIn = (request: object) =>
  pathsIn(request).flatMap((path) => {
    const [, row] = /^(.*\.\d+)\.shares$/.exec(path) ?? [];
    return row === undefined ? [] : [`${row}.lots`];
  });

describe('what the server refuses of an event', () => {
  it.each(filledForms)('%s stands at the field that it is about', async (kind, steps, expected) => {
    const request = { on, ...expected };
    const paths = [...pathsIn(request), ...lotsIn(request)];
    server.refuse('planShareEvent', refuseAt(paths, 'events.0.').body);
    await openEventForm(kind);
    for (const step of steps) await take(step);
    await take(['press', 'Continue']);
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
  });
});
