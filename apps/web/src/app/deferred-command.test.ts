import { describe, expect, it } from 'vitest';
import { createDeferredCommand } from './deferred-command.ts';

describe('a deferred command', () => {
  it('runs once when its handler is registered after it was called', () => {
    const command = createDeferredCommand();
    let runs = 0;
    command.run();
    command.run();
    const unregister = command.onRun(() => {
      runs += 1;
    });
    expect(runs).toBe(1);
    command.run();
    expect(runs).toBe(2);
    unregister();
    command.onRun(() => {
      runs += 1;
    });
    expect(runs).toBe(2);
  });
});
