export { type Clock, createClock } from './clock.ts';
export { type CommonOptions, readNumber, readProcessOptions } from './environment.ts';
export type { Fault, Faults } from './faults.ts';
export { escapeHtml, renderPage } from './html.ts';
export {
  reportReady,
  type RunningSimulator,
  type SimulatorOptions,
  startSimulator,
} from './simulator.ts';
export { openStore, type Store } from './store.ts';
export { Settings, type SettingsChange } from './settings.ts';
