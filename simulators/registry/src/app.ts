import type { RunningSimulator } from '@statbook-simulators/kit';

/** The server that the doors of the register open on. */
export type App = RunningSimulator['app'];
