import { eventually } from '../support/eventually.ts';
import { openFuzzAccount, type FuzzAccount, type Surroundings } from './fuzz-account.ts';
import { causeOf, describeFinding, type Finding } from './findings.ts';
import { type FuzzRequest, makeRequest } from './fuzz-request.ts';
import type { HttpReply, HttpRequest } from './http-client.ts';
import type { OperationCounts } from './reach/operation-counts.ts';
import type { RunOptions } from './run-options.ts';
import type { MemoryWatch } from './watch-memory.ts';

/** What is counted of a run. */
export interface Tally {
  made: number;
  seconds: number;
  statuses: Map<number, number>;
  /** Of the requests that the main user made as a page could make them, those that were answered with 2xx. */
  valid: { made: number; taken: number };
  operations: OperationCounts;
  /** Sent again, because an idle connection ended just when they began on it. */
  resent: number;
  findings: Finding[];
}

interface Run extends Surroundings {
  options: RunOptions;
  tally: Tally;
  memory: MemoryWatch;
  /** What the server has logged. */
  lines: readonly string[];
  say(line: string): void;
}

/** Bytes of a body that the server reads of most calls. */
const longestRead = 4 * 1024 * 1024;
const looks = 200;
const mostFindings = 25;

/** Makes the requests of a seed, several at a time, and counts what came back. */
export async function runRequests(run: Run): Promise<void> {
  const { from, count, perAccount } = run.options;
  const end = from + count;
  for (let next = from; next < end && !isOver(run); ) {
    const number = Math.floor(next / perAccount);
    const lastOfAccount = Math.min(end, (number + 1) * perAccount);
    await workThrough(run, await openFuzzAccount(run, number), { next, end: lastOfAccount });
    next = lastOfAccount;
  }
  await run.memory.look();
}

const isOver = ({ tally, options }: Run) =>
  tally.seconds >= options.seconds ||
  options.signal?.aborted === true ||
  new Set(tally.findings.map(causeOf)).size >= mostFindings;

/** Makes the requests from `next` to `end` to one account. */
async function workThrough(
  run: Run,
  account: FuzzAccount,
  span: { next: number; end: number },
): Promise<void> {
  const { options, tally, memory, say } = run;
  const lookEvery = Math.max(1, Math.floor(options.count / looks));
  // What an account takes to be made is not counted.
  const began = performance.now() - tally.seconds * 1000;
  const work = async () => {
    while (span.next < span.end && !isOver(run)) {
      const index = span.next;
      span.next += 1;
      await tryRequest(run, account, index);
      tally.made += 1;
      tally.seconds = (performance.now() - began) / 1000;
      if (tally.made % lookEvery === 0) await memory.look();
      if (tally.made % 10_000 === 0) say(progressOf(run));
    }
  };
  await Promise.all(Array.from({ length: options.inFlight }, work));
}

function progressOf({ tally, memory }: Run): string {
  const rate = Math.round(tally.made / tally.seconds);
  return `${tally.made} requests, ${rate} a second, ${memory.seen.at(-1) ?? '?'} MB, ${tally.findings.length} findings`;
}

async function tryRequest(run: Run, account: FuzzAccount, index: number): Promise<void> {
  const { tally, options, operations } = run;
  const made = operations.filter(({ name }) => options.only?.includes(name) ?? true);
  const request = makeRequest(made, account.known, { seed: options.seed, index });
  const reply = await sendOnce(run, { ...request, token: account.tokenOf(request.role) });
  tally.operations.add(request, reply);
  if (reply.kind === 'answered') {
    tally.statuses.set(reply.status, (tally.statuses.get(reply.status) ?? 0) + 1);
    if (reply.status === 401) await account.renew(request.role);
    if (reply.status === 200) await follow(account, request, reply.text);
  }
  if (request.isValid && request.role === 'main') {
    tally.valid.made += 1;
    if (reply.kind === 'answered' && reply.status < 300) tally.valid.taken += 1;
  }
  const what = faultIn(reply, request);
  if (what !== undefined) note(run, { request, what, logged: await findLogged(reply, run.lines) });
}

/** Sends a request. Only one that an ending idle connection did not take is sent again: all may have ended at once. */
async function sendOnce({ client, tally, options }: Run, request: HttpRequest): Promise<HttpReply> {
  for (let resent = 0; ; resent += 1) {
    const reply = await client.send(request);
    if (reply.kind !== 'cut' || !reply.wasIdle || resent === options.inFlight) return reply;
    tally.resent += 1;
  }
}

/** Knows a form as a request has left it, and begins another where it was filed or deleted. */
async function follow({ known, reopen }: FuzzAccount, request: FuzzRequest, reply: string): Promise<void> {
  if (!isAboutForms(request.operation)) return;
  if (!endingForms.has(request.operation)) return known.drafts.follow(reply);
  const filingId = /"FilingId":"([^"]+)"/.exec(request.body ?? '')?.[1];
  const draft = known.drafts.find(filingId ?? '');
  if (draft !== undefined) await reopen(draft);
}

const changingForms: ReadonlySet<string> = new Set(['getForm', 'saveForm', 'reviewForm', 'addFormDocument']);
const endingForms: ReadonlySet<string> = new Set(['submitFiling', 'deleteForm', 'withdrawFiling']);
const isAboutForms = (operation: string) => changingForms.has(operation) || endingForms.has(operation);

/** The first of a cause is told at once. */
function note({ tally, options, say }: Run, finding: Finding): void {
  const cause = causeOf(finding);
  if (!tally.findings.some((before) => causeOf(before) === cause)) say(describeFinding(finding, options));
  tally.findings.push(finding);
}

function faultIn(reply: HttpReply, { body }: FuzzRequest): string | undefined {
  if (reply.kind === 'late') return 'late';
  if (reply.kind === 'answered') return reply.status >= 500 ? String(reply.status) : undefined;
  // What is longer than the server reads is cut off, as HTTP has it.
  const isTooLong = Buffer.byteLength(body ?? '') > longestRead;
  return isTooLong ? undefined : `cut (${reply.reason})`;
}

/** The line that the server has logged of an answer, which may come after it; else the answer itself. */
async function findLogged(reply: HttpReply, lines: readonly string[]): Promise<string> {
  if (reply.kind !== 'answered') return '';
  const look = async () => lines.find((line) => line.includes(reply.requestId));
  const line = await eventually(look, (found) => found !== undefined, 2000).catch(() => undefined);
  return line ?? reply.text;
}
