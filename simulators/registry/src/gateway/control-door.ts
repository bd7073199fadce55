import type { FastifyInstance } from 'fastify';
import type { Gateway } from './gateway.ts';
import { textOfRejection } from './submissions/markers.ts';
import { decideSubmission } from './submissions/decide-submission.ts';
import type { Script, Submission } from './submissions/submission.ts';

const base = '/_control/gateway';

/** Where a test or a person at a demo says what the registry shall do. */
export function controlDoor(app: FastifyInstance, gateway: Gateway): void {
  app.get(`${base}/submissions`, async () => listSubmissions(gateway));
  settingsDoor(app, gateway);
  rulesDoor(app, gateway);
  decisionDoor(app, gateway);
}

function settingsDoor(app: FastifyInstance, { settings, presenters }: Gateway): void {
  app.get(`${base}/settings`, async () => settings.get());
  app.post<{ Body: Record<string, unknown> }>(`${base}/settings`, async ({ body }, reply) => {
    return (
      settings.change(body) ?? reply.code(400).send({ error: 'No such setting, or not one of its values' })
    );
  });
  app.post<{ Params: { id: string }; Body: Record<string, unknown> }>(
    `${base}/presenters/:id`,
    async ({ params, body }, reply) => {
      const presenter = presenters.find(params.id);
      if (presenter === undefined) return reply.code(404).send({ error: 'No such presenter' });
      return presenters.changeAccount(presenter, toAccountChange(body));
    },
  );
}

function rulesDoor(app: FastifyInstance, { rules }: Gateway): void {
  app.get(`${base}/rules`, async () => rules.list());
  app.post<{ Body: RuleRequest }>(`${base}/rules`, async ({ body }, reply) => {
    const script = toScript(body);
    if (script === undefined) return reply.code(400).send({ error: outcomeError });
    const { companyNumber, times = 1 } = body;
    rules.add({ script, times, ...(companyNumber !== undefined && { companyNumber }) });
    return rules.list();
  });
  app.delete(`${base}/rules`, async (_request, reply) => {
    rules.clear();
    return reply.code(204).send();
  });
}

function decisionDoor(app: FastifyInstance, gateway: Gateway): void {
  app.post<{ Body: DecisionRequest }>(`${base}/decide`, async ({ body }, reply) => {
    const script = body.outcome === undefined ? undefined : toScript(body);
    if (body.outcome !== undefined && script === undefined)
      return reply.code(400).send({ error: outcomeError });
    return findUndecided(gateway, body).map((submission) =>
      present(gateway, decideSubmission(gateway, submission, script ?? decidable(submission.script))),
    );
  });
}

interface RuleRequest {
  companyNumber?: string;
  outcome?: string;
  code?: string;
  text?: string;
  times?: number;
}

interface DecisionRequest extends RuleRequest {
  /** Of one submission; of every undecided one when absent. */
  number?: string;
}

const outcomeError = 'outcome must be accept, reject (with code), park, fail or hold';

function toScript({ outcome, code = '1', text }: RuleRequest): Script | undefined {
  switch (outcome) {
    case 'accept':
    case 'park':
    case 'fail':
    case 'hold':
      return { outcome };
    case 'reject':
      return { outcome, code, text: text ?? textOfRejection(code) };
    default:
      return undefined;
  }
}

/** What was only held up is judged on its merits once somebody decides it. */
function decidable(script: Script | undefined): Script | undefined {
  return script?.outcome === 'reject' ? script : undefined;
}

function findUndecided({ submissions }: Gateway, { number, companyNumber }: DecisionRequest): Submission[] {
  return submissions
    .list()
    .filter(({ status }) => status !== 'ACCEPT' && status !== 'REJECT')
    .filter((one) => number === undefined || one.number === number)
    .filter((one) => companyNumber === undefined || one.companyNumber === companyNumber);
}

function toAccountChange(body: Record<string, unknown>) {
  const { hasCreditAccount, creditLimitPence, spentPence } = body;
  return {
    ...(typeof hasCreditAccount === 'boolean' && { hasCreditAccount }),
    ...(typeof creditLimitPence === 'number' && { creditLimitPence }),
    ...(typeof spentPence === 'number' && { spentPence }),
  };
}

/** Every number that ever arrived, with how often: numbers that were only refused have no status. */
function listSubmissions({ submissions }: Gateway) {
  return submissions.listArrivals().map((arrivals) => {
    const submission = submissions.find(arrivals);
    return { ...arrivals, ...(submission && describe(submission)) };
  });
}

function present({ submissions }: Gateway, submission: Submission) {
  return { ...submissions.findArrivals(submission), ...describe(submission) };
}

function describe(submission: Submission) {
  const { companyNumber, customerReference, receivedAt, status, decidedAt, rejections, chargedPence } =
    submission;
  return { companyNumber, customerReference, receivedAt, status, decidedAt, rejections, chargedPence };
}
