import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generateCalls } from './generate-calls.ts';

it('the generated list and table of calls are those of the call files', async () => {
  for (const [name, text] of Object.entries(await generateCalls())) {
    expect(readFileSync(join(import.meta.dirname, '../src/generated', name), 'utf8')).toBe(text);
  }
});
