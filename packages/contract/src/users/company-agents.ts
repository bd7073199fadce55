import { z } from 'zod';
import { aboutCompany, aboutCompanyInBody, changing, defineCall, reading } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';

/** A user of the account and how far a company is within reach. */
const companyAgent = z.object({
  agentId: id,
  agentName: z.string(),
  status: z.enum(['invited', 'active', 'inactive']),
  /** By being the main user, by reaching every company, by this one being given, or not at all. */
  reach: z.enum(['main', 'every-company', 'given', 'none']),
});

/** Who of the account may reach a company, and who might be given it. */
export const getCompanyAgents = defineCall({
  ...reading('users', aboutCompany('viewSettings')),
  path: '/api/AgentDetails/GetCompanyAgents',
  summary: 'Who of the account may reach a company',
  query: z.object({ companyId: id }),
  reply: entityList(companyAgent),
});

/** Gives a company to an agent who is limited to chosen ones, or takes it away. */
export const saveCompanyAgent = defineCall({
  ...changing('users', aboutCompanyInBody('editSettings')),
  path: '/api/AgentDetails/SaveCompanyAgent',
  summary: 'Grant an agent access to a company, or remove it',
  body: z.object({ companyId: id, agentId: id, checked: z.boolean() }),
  reply: entityList(companyAgent),
  activity: 'agent.reach-changed',
});
