import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Gateway } from './gateway.ts';
import { decideSubmission } from './submissions/decide-submission.ts';
import { textOfRejection } from './submissions/markers.ts';
import type { Rule } from './submissions/rule-book.ts';
import type { Script, Submission } from './submissions/submission.ts';

const base = '/_admin/gateway';

/** What the registry shall do, for tests and demonstrations. */
export function addAdminApi(app: FastifyInstance, gateway: Gateway): void {
  app.get(`${base}/submissions`, async () => listSubmissions(gateway));
  addSettings(app, gateway);
  addRules(app, gateway);
  addDecisions(app, gateway);
}

const accountSchema = z.strictObject({
  hasCreditAccount: z.boolean().exactOptional(),
  creditLimitPence: z.number().exactOptional(),
  spentPence: z.number().exactOptional(),
});

function addSettings(app: FastifyInstance, { settings, presenters }: Gateway): void {
  app.get(`${base}/settings`, async () => settings.read());
  app.post(`${base}/settings`, async ({ body }, reply) => {
    const change = settings.change(body);
    return change.ok
      ? change.settings
      : reply
          .code(400)
          .send({ error: `No such setting, or not one of its values: ${change.unknown.join()}` });
  });
  app.post<{ Params: { id: string } }>(`${base}/presenters/:id`, async ({ params, body }, reply) => {
    const presenter = presenters.find(params.id);
    if (presenter === undefined) return reply.code(404).send({ error: 'No such presenter' });
    const { data, error } = accountSchema.safeParse(body);
    return error
      ? reply.code(400).send({ error: z.prettifyError(error) })
      : presenters.changeAccount(presenter, data);
  });
}

const scriptFields = {
  companyNumber: z.string().exactOptional(),
  code: z.string().default('1'),
  text: z.string().exactOptional(),
};
const outcome = z.enum(['accept', 'reject', 'park', 'fail', 'hold']);
/** A rule may also withhold receipts, as a marker in the form does. */
const withheld = { timeout: 'silent', drop: 'cut', lost: 'lost' } as const;
const ruleSchema = z.object({
  ...scriptFields,
  formClass: z.string().exactOptional(),
  outcome: z.enum([...outcome.options, 'timeout', 'drop', 'lost']),
  times: z.number().default(1),
});
/** Without a number, every undecided submission; without an outcome, on the merits. */
const decisionSchema = z.object({
  ...scriptFields,
  outcome: outcome.exactOptional(),
  number: z.string().exactOptional(),
});

const outcomeError = 'outcome must be accept, reject (with code), park, fail or hold';

function addRules(app: FastifyInstance, { rules }: Gateway): void {
  app.get(`${base}/rules`, async () => rules.list());
  app.post(`${base}/rules`, async ({ body }, reply) => {
    const { data } = ruleSchema.safeParse(body);
    if (data === undefined) {
      return reply.code(400).send({ error: `${outcomeError}; for a rule also timeout, drop or lost` });
    }
    rules.add(toRule(data));
    return rules.list();
  });
  app.delete(`${base}/rules`, async (_request, reply) => {
    rules.clear();
    return reply.code(204).send();
  });
}

function addDecisions(app: FastifyInstance, gateway: Gateway): void {
  app.post(`${base}/decide`, async ({ body }, reply) => {
    const { data } = decisionSchema.safeParse(body);
    if (data === undefined) return reply.code(400).send({ error: outcomeError });
    const { number, companyNumber, outcome: wanted } = data;
    return gateway.submissions
      .list()
      .filter(({ status }) => status !== 'ACCEPT' && status !== 'REJECT')
      .filter((one) => number === undefined || one.number === number)
      .filter((one) => companyNumber === undefined || one.companyNumber === companyNumber)
      .map((one) => {
        const script =
          wanted === undefined ? withoutHold(one.script) : toScript({ ...data, outcome: wanted });
        const decided = decideSubmission(gateway, one, script);
        return { ...gateway.submissions.findArrivals(one), ...present(decided) };
      });
  });
}

function toRule({
  companyNumber,
  formClass,
  times,
  outcome: wanted,
  ...script
}: z.infer<typeof ruleSchema>): Rule {
  const effect =
    wanted === 'timeout' || wanted === 'drop' || wanted === 'lost'
      ? { delivery: withheld[wanted] }
      : { script: toScript({ ...script, outcome: wanted }) };
  return {
    ...effect,
    times,
    ...(companyNumber !== undefined && { companyNumber }),
    ...(formClass !== undefined && { formClass }),
  };
}

function toScript({
  outcome: wanted,
  code,
  text,
}: Pick<z.infer<typeof decisionSchema>, 'code' | 'text'> & {
  outcome: z.infer<typeof outcome>;
}): Script {
  return wanted === 'reject'
    ? { outcome: wanted, code, text: text ?? textOfRejection(code) }
    : { outcome: wanted };
}

/** What was only held up is judged on its merits once somebody decides it. */
function withoutHold(script: Script | undefined): Script | undefined {
  return script?.outcome === 'reject' ? script : undefined;
}

/** Every number that ever arrived, with how often: numbers that were only refused have no status. */
function listSubmissions({ submissions }: Gateway) {
  return submissions.listArrivals().map((arrivals) => {
    const submission = submissions.find(arrivals);
    return { ...arrivals, ...(submission && present(submission)) };
  });
}

function present(submission: Submission) {
  const { companyNumber, customerReference, receivedAt, status, decidedAt, rejections, chargedPence } =
    submission;
  return { companyNumber, customerReference, receivedAt, status, decidedAt, rejections, chargedPence };
}
