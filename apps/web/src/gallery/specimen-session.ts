import { accessFlags } from '@statbook/contract';
import type { SessionPort, SessionState } from '#app/session-port.ts';

const state: SessionState = {
  status: 'signed-in',
  user: { centralUserId: 'specimen', name: 'Mara Quill', email: 'mara.quill@harbour.example' },
  access: new Set(accessFlags),
};

/** Somebody with every access, so that the gallery can show the frame. Opens nothing: it has no token. */
export const specimenSession: SessionPort = {
  read: () => state,
  subscribe: () => () => undefined,
  restored: () => Promise.resolve(false),
  signIn: () => undefined,
  signOut: () => location.assign('/'),
  lendToken: () => () => undefined,
};
