import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList, id } from '../wire.ts';

/** A user of the account and how far a company is within reach. */
const companyAgent = z.object({
  AgentId: id,
  AgentName: z.string(),
  Status: z.enum(['invited', 'active', 'inactive']),
  /** By being the main user, by reaching every company, by this one being given, or not at all. */
  Reach: z.enum(['main', 'every-company', 'given', 'none']),
});

/** Who of the account may reach a company, and who might be given it. */
export const getCompanyAgents = defineCall({
  feature: 'users',
  method: 'GET',
  path: '/api/AgentDetails/GetCompanyAgents',
  summary: 'Who of the account may reach a company',
  query: z.object({ CompanyId: id }),
  reply: entityList(companyAgent),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});

/** Gives a company to an agent who is limited to chosen ones, or takes it away. */
export const saveCompanyAgent = defineCall({
  feature: 'users',
  method: 'POST',
  path: '/api/AgentDetails/SaveCompanyAgent',
  summary: 'Give a company to an agent, or take it away',
  body: z.object({ CompanyId: id, AgentId: id, Checked: z.boolean() }),
  reply: entityList(companyAgent),
  access: { flag: 'EditSettings', company: { in: 'body', field: 'CompanyId', by: 'id' } },
  activity: 'agent.reach-changed',
  transaction: 'one',
});
