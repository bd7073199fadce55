import { accessFlags } from '@statbook/contract';
import type { Role, User, UserDetails } from './user-types.ts';

const id = (digit: number) => `${digit}`.repeat(8) + '-1111-4111-8111-111111111111';

export const roles: readonly Role[] = [
  { roleId: id(1), name: 'Main user', flags: [...accessFlags], builtIn: 'main', userCount: 1, version: 1 },
  {
    roleId: id(2),
    name: 'Read only',
    flags: ['viewCompany', 'viewSubmission'],
    builtIn: 'reader',
    userCount: 2,
    version: 3,
  },
];

const nobody: User = {
  agentId: id(9),
  agentName: '',
  agentEmail: '',
  isMainUser: false,
  status: 'active',
  roleId: null,
  roleName: null,
  allCompanies: false,
  companyCount: 0,
  lastSeenAt: null,
  invitedUntil: null,
  expires: null,
};

export const mara: User = {
  ...nobody,
  agentId: id(3),
  agentName: 'Mara Quill',
  agentEmail: 'mara@harbour.example',
  isMainUser: true,
  roleId: id(1),
  roleName: 'Main user',
  allCompanies: true,
  lastSeenAt: '2026-11-20T09:30:00.000Z',
};

export const idris: User = {
  ...nobody,
  agentId: id(4),
  agentName: 'Idris Vane',
  agentEmail: 'idris@harbour.example',
  status: 'invited',
  roleId: id(2),
  roleName: 'Read only',
  companyCount: 2,
  invitedUntil: '2026-11-10T09:30:00.000Z',
};

export const gone: User = { ...nobody, agentId: id(5), agentName: 'Otto Brandt', status: 'removed' };

export const companies = [
  { companyId: id(6), companyNumber: '09990001', companyName: 'HARBOUR LIGHT BAKERY LIMITED' },
  { companyId: id(7), companyNumber: '09990002', companyName: 'COPPER KETTLE CATERING LIMITED' },
];

export const idrisInFull: UserDetails = {
  ...idris,
  status: 'active',
  invitedUntil: null,
  flags: ['editCompany'],
  companyIds: [id(6)],
  otherCompanies: 1,
  canBeChanged: true,
  version: 7,
  sessions: [
    {
      device: 'Firefox on Linux',
      startedAt: '2026-11-20T08:00:00.000Z',
      lastSeenAt: '2026-11-20T09:30:00.000Z',
    },
  ],
};
