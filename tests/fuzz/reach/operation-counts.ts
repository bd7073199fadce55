import type { FuzzRequest } from '../fuzz-request.ts';
import type { HttpReply } from '../http-client.ts';
import { unreached } from './unreached.ts';

interface Count {
  made: number;
  /** Answered with what was asked for: 2xx. */
  taken: number;
  /** How often each refusal was given to what the main user asked as a page could ask it. */
  refusals: Map<string, number>;
}

/** What became of the requests, by their operation. */
export class OperationCounts {
  readonly #counts = new Map<string, Count>();

  add({ operation, isValid, role }: FuzzRequest, reply: HttpReply): void {
    const count = this.#counts.get(operation) ?? { made: 0, taken: 0, refusals: new Map() };
    this.#counts.set(operation, count);
    count.made += 1;
    if (reply.kind !== 'answered') return;
    if (isTaken(reply)) count.taken += 1;
    else if (isValid && role === 'main') {
      const refusal = `${reply.status} ${/"code":"([^"]*)/.exec(reply.text)?.[1] ?? ''}`.trim();
      count.refusals.set(refusal, (count.refusals.get(refusal) ?? 0) + 1);
    }
  }

  takenOf(operation: string): number {
    return this.#counts.get(operation)?.taken ?? 0;
  }

  /** All that were answered with 2xx. */
  get taken(): number {
    return [...this.#counts.values()].reduce((sum, { taken }) => sum + taken, 0);
  }

  /** The operations that were answered with 2xx at least once. */
  get reached(): readonly string[] {
    return [...this.#counts].filter(([, { taken }]) => taken > 0).map(([name]) => name);
  }

  /** The operations that never were, each with what they were refused with most often, or why they cannot be. */
  missed(): readonly string[] {
    return [...this.#counts]
      .filter(([, { taken }]) => taken === 0)
      .map(([name, { made, refusals }]) => {
        const [[refusal, times] = ['none of a valid one', 0]] = [...refusals].toSorted(
          ([, a], [, b]) => b - a,
        );
        return `${name}: ${made} made, most often ${refusal} (${times})${reasonOf(name)}`;
      });
  }
}

const isTaken = ({ status }: { status: number }) => status >= 200 && status < 300;

const reasonOf = (name: string) => (unreached[name] === undefined ? '' : `; ${unreached[name]}`);
