import { type CallDefinition, calls } from '@statbook/contract';
import { FORM_CATALOGUE } from '@statbook/domain/filing';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { type Chapter, print, readChapters, toJson, writeChapter } from './chapter.ts';
import { Player } from './play.ts';

/**
 * `RECORD=1` writes the replies of now into `chapters/`, whose difference then shows what has changed on the wire. A new step
 * is written there by hand, without its reply.
 */
const isRecording = process.env['RECORD'] !== undefined;

const chapters = readChapters();
let started: Promise<TestApi> | undefined;

/** One form is delivered by hand, so that its calls are recorded as well. */
const GATEWAY_FORMS = FORM_CATALOGUE.filter(({ id, channel }) => channel === 'gateway' && id !== 'AD02')
  .map(({ id }) => id)
  .join();

/** A server of its own: submission numbers and the register follow one course of events. */
const ownApi = () => (started ??= startTestApi({ CARD_FORWARDING: 'true', GATEWAY_FORMS }));

afterAll(async () => (await started)?.close());

describe('the wire', { timeout: 240_000 }, () => {
  // In their order: some numbers are given out once for the whole installation.
  it.each(chapters)('answers as recorded: $name', async ({ name, steps }) => {
    const player = await Player.create(await ownApi());
    const played: Chapter['steps'] = [];
    for (const [index, step] of steps.entries()) {
      const now = await player.play(step);
      played.push(now);
      const title = `step ${index + 1} of ${name}`;
      if (!isRecording) expect(print(toJson(now)), title).toBe(print(toJson(step)));
    }
    player.stop();
    if (isRecording) writeChapter({ name, steps: played });
  });
});

describe('the recording', () => {
  const done = new Set(
    chapters.flatMap(({ steps }) =>
      steps.flatMap((step) =>
        'send' in step && step.reply?.status === 200 ? [step.send.replace(/[?].*/, '')] : [],
      ),
    ),
  );
  const everyCall: [string, CallDefinition][] = Object.entries(calls);

  it.each(everyCall)('has %s done by each method that serves it', (_name, { method, path, alsoPost }) => {
    expect(done).toContain(`${method} ${path}`);
    if (alsoPost === true) expect(done).toContain(`POST ${path}`);
  });
});
