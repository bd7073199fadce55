import { describe, expect, it } from 'vitest';
import { createDoor } from './door.ts';

describe('a door to what is loaded late', () => {
  it('remembers a press that nobody could answer yet, once', () => {
    const door = createDoor();
    let opened = 0;
    door.open();
    door.open();
    const leave = door.onAsked(() => {
      opened += 1;
    });
    expect(opened).toBe(1);
    door.open();
    expect(opened).toBe(2);
    leave();
    door.onAsked(() => {
      opened += 1;
    });
    expect(opened).toBe(2);
  });
});
