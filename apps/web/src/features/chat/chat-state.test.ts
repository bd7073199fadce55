import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeChat, closeConversation, openConversation, toggleChat, useChatState } from './chat-state.ts';

afterEach(() => {
  cleanup();
  closeChat();
});

function panels() {
  const { result } = renderHook(useChatState);
  return () => result.current;
}

describe('the panels of the chat', () => {
  it('open and collapse the list with the same button', () => {
    const now = panels();
    act(toggleChat);
    expect(now()).toEqual({ list: true, withUserId: undefined });
    act(toggleChat);
    expect(now()).toEqual({ list: false, withUserId: undefined });
  });

  it('close the message panel with the list', () => {
    const now = panels();
    act(toggleChat);
    act(() => openConversation('ann'));
    act(toggleChat);
    expect(now()).toEqual({ list: false, withUserId: undefined });
    act(toggleChat);
    expect(now()).toEqual({ list: true, withUserId: undefined });
  });

  it('keep the list when the message panel is closed', () => {
    const now = panels();
    act(() => openConversation('ann'));
    act(closeConversation);
    expect(now()).toEqual({ list: true, withUserId: undefined });
  });

  it('open the list with a conversation, from wherever it is opened', () => {
    const now = panels();
    act(() => openConversation('ann'));
    expect(now()).toEqual({ list: true, withUserId: 'ann' });
  });
});
