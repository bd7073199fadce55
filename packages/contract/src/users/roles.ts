import { z } from 'zod';
import { accessFlags } from '../access-flags.ts';
import { changing, defineCall, reading } from '../call.ts';
import { callerOfChange, callerText, checkedCallerOfChange, done, entityList, id } from '../wire/shapes.ts';

/** Access flags in a request or a reply, spelled on the wire as `GetUserAccess` spells them. */
export const heldFlags = z.array(z.enum(accessFlags)).max(accessFlags.length);

/** A named set of access flags. */
const role = z
  .object({
    roleId: id,
    name: z.string(),
    flags: heldFlags,
    /** One of those that every account begins with. */
    builtIn: z.enum(['main', 'preparer', 'submitter', 'registers', 'reader']).nullable(),
    /** How many users have it. */
    userCount: z.int(),
    /** To be given with a change of it. */
    version: z.int(),
  })
  .meta({ title: 'Role' });

const flagNames = { values: ['flags'] } as const;

/** The roles of the account, those that every account begins with first. */
export const getRoles = defineCall({
  ...reading('users', { flag: 'viewSettings' }),
  path: '/api/Usermanagement/GetRoles',
  summary: 'The roles of the account',
  query: z.object({ id: callerText }),
  reply: entityList(role),
  wire: { reply: flagNames },
  caller: { id: 'user' },
});

/** Adds a role, or changes the one that `Id` names: its users hold the new flags at once. */
export const saveRoles = defineCall({
  ...changing('users', { flag: ['createSettings', 'editSettings'] }),
  path: '/api/Usermanagement/SaveRoles',
  summary: 'Add a role, or change one and with it the access of its users',
  body: z.object({
    id: id.optional(),
    /** The role as it was read; one that was changed since is not overwritten. Left out, it is. */
    version: z.int().positive().optional(),
    name: z.string().trim().min(1, 'Enter the name of the role').max(60, 'Enter at most 60 characters'),
    flags: heldFlags,
    ...callerOfChange,
  }),
  reply: entityList(role),
  wire: { input: flagNames, reply: flagNames },
  caller: checkedCallerOfChange,
  activity: 'role.saved',
});

/** Retires a role that nobody has. */
export const removeRole = defineCall({
  ...changing('users', { flag: 'deleteSettings' }),
  path: '/api/Usermanagement/RemoveRole',
  summary: 'Remove a role that nobody has',
  body: z.object({ id }),
  reply: done,
  activity: 'role.removed',
});
