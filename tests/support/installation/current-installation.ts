import { type Caller, signInCaller } from '../data/caller.ts';
import { eventually } from '../eventually.ts';
import { expectNoSecrets } from './expect-no-secrets.ts';
import { openPracticeBook, type Practice, type PracticeBook } from './practice.ts';
import { createReplyRecorder, type ReplyRecorder } from './reply-recorder.ts';
import { startTestInstallation, type TestInstallation } from './test-installation.ts';

/** What the journeys of one file share. */
export interface Running {
  installation: TestInstallation;
  /** What the product has answered to the browsers of all journeys. */
  replies: ReplyRecorder;
  /** The practice of the file, which no other file sees. */
  practice: Practice;
  /** The main user beside the browser: prepares data by the product's calls. */
  clerk: Caller;
}

interface Started {
  installation: TestInstallation;
  replies: ReplyRecorder;
  practices: PracticeBook;
}

/** One installation for all files of a worker, one after the other, each in a practice of its own. */
export class CurrentInstallation {
  #file = '';
  #started: Started | undefined;
  #running: Running | undefined;

  /** What this file runs in: a fresh practice and a fresh register when the file before was another. */
  async of(file: string): Promise<Running> {
    if (this.#running !== undefined && this.#file === file) return this.#running;
    const { installation, replies, practices } = await this.#prepare();
    const practice = await practices.open();
    const { product, identity } = installation.addresses;
    const clerk = await signInCaller(product, identity, practice.main);
    await awaitDemoCompanies(clerk);
    this.#file = file;
    this.#running = { installation, replies, practice, clerk };
    return this.#running;
  }

  /** Starts the installation, or puts back what the file before has changed for everybody. */
  async #prepare(): Promise<Started> {
    if (this.#started !== undefined) {
      await this.#started.installation.putBack();
      return this.#started;
    }
    const installation = await startTestInstallation();
    const replies = createReplyRecorder(installation.addresses.product);
    this.#started = { installation, replies, practices: await openPracticeBook(installation) };
    return this.#started;
  }

  /** Ends what runs; then nothing that is left may hold a secret in clear. */
  async end(): Promise<void> {
    if (this.#started === undefined) return;
    const { installation, replies, practices } = this.#started;
    this.#started = undefined;
    await practices.close();
    await installation.end();
    await expectNoSecrets(installation, await replies.list());
    await installation.remove();
  }
}

/** How many companies the demo imports for a practice by itself, one practice after the other. */
const demoCompanies = 12;

/** No journey races with the import: on a busy machine a company may come later than its page is waited for. */
function awaitDemoCompanies(clerk: Caller): Promise<unknown> {
  return eventually(
    async () => (await clerk.call('getCompanies')).entity.length,
    (companies) => companies >= demoCompanies,
  );
}
