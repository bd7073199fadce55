import { type Caller, signInCaller } from '../data/caller.ts';
import { expectNoSecrets } from './expect-no-secrets.ts';
import { people } from '../data/people.ts';
import { createReplyRecorder, type ReplyRecorder } from './reply-recorder.ts';
import { startTestInstallation, type TestInstallation } from './test-installation.ts';

/** What the journeys of one file share. */
export interface Running {
  installation: TestInstallation;
  /** What the product has answered to the browsers of all journeys. */
  replies: ReplyRecorder;
  /** The main user beside the browser: prepares data by the product's calls. */
  clerk: Caller;
}

const clerkOfDemo = { sub: 'demo-main', email: people.main.email };

/** One installation at a time, for one file of journeys after the other. */
export class CurrentInstallation {
  #file = '';
  #running: Running | undefined;

  /** The installation of this file: a fresh one when the file before was another. */
  async of(file: string): Promise<Running> {
    if (this.#running !== undefined && this.#file === file) return this.#running;
    await this.end();
    this.#file = file;
    const installation = await startTestInstallation();
    const { product, identity } = installation.addresses;
    const replies = createReplyRecorder(product);
    this.#running = { installation, replies, clerk: await signInCaller(product, identity, clerkOfDemo) };
    return this.#running;
  }

  /** Ends what runs; then nothing that is left may hold a secret in clear. */
  async end(): Promise<void> {
    if (this.#running === undefined) return;
    const { installation, replies } = this.#running;
    this.#running = undefined;
    await installation.end();
    await expectNoSecrets(installation, await replies.list());
    await installation.remove();
  }
}
