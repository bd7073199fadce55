export { type Clock, createClock } from './clock.ts';
export type { Fault, Faults } from './faults.ts';
export {
  announceReady,
  type RunningSimulator,
  type SimulatorOptions,
  startSimulator,
} from './simulator.ts';
export { openStore, type Store } from './store.ts';
