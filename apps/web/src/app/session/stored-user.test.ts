import { describe, expect, it } from 'vitest';
import { forgetUser, storeUser } from './stored-user.ts';

const mara = { centralUserId: 'u1', name: 'Mara Quill', email: 'main@harbour.example', agentId: 'a1' };

describe('the person who is signed in', () => {
  it('is kept in the browser under the names of the specification, until forgotten', () => {
    const items = new Map<string, string>();
    const storage = () => ({
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    });
    storeUser(mara, storage);
    expect(Object.fromEntries(items)).toEqual({
      CentralUserId: mara.centralUserId,
      CurrentUserName: mara.name,
      CurrentUserEmail: mara.email,
      AgentId: mara.agentId,
    });
    forgetUser(storage);
    expect(items.size).toBe(0);
  });

  it('does not need a browser that allows storage', () => {
    const denied = () => {
      throw new Error('Denied');
    };
    expect(() => storeUser(mara, denied)).not.toThrow();
    expect(() => forgetUser(denied)).not.toThrow();
  });
});
