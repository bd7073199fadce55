import { describe, expect, it } from 'vitest';
import { onSessionEnding, saveOpenWork } from './open-work.ts';

describe('work that is open when the session ends', () => {
  it('is saved, each piece for itself, until its page is left', async () => {
    const saved: string[] = [];
    const keep = (name: string) => onSessionEnding(() => Promise.resolve(saved.push(name)));
    const leaveStep = keep('step');
    const leaveRefused = onSessionEnding(() => Promise.reject(new Error('refused')));
    const leaveEntry = keep('entry');
    await saveOpenWork();
    expect(saved).toEqual(['step', 'entry']);
    leaveStep();
    leaveRefused();
    await saveOpenWork();
    expect(saved).toEqual(['step', 'entry', 'entry']);
    leaveEntry();
  });
});
