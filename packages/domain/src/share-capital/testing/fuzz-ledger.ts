// A million random steps through the share ledger (`npm run fuzz:ledger [steps] [seed]`): histories of all lengths, each checked
// for states that must not occur. A fault ends the run with the seed of the history that has it.
import { RandomRegister } from './random-register.ts';
import { faultsOf } from './register-faults.ts';
import { seededRandom } from './seeded-random.ts';

const LENGTHS = [10, 25, 60, 150, 400];

interface Tally {
  steps: number;
  histories: number;
  readonly posted: Map<string, number>;
}

const steps = Number(process.argv[2] ?? 1_000_000);
const firstSeed = Number(process.argv[3] ?? 1);

function play(seed: number, tally: Tally): readonly string[] {
  const [register, random] = [new RandomRegister(), seededRandom(seed)];
  const length = Math.min(LENGTHS[seed % LENGTHS.length] ?? 10, steps - tally.steps);
  for (let step = 0; step < length; step += 1) {
    const kind = register.step(random());
    tally.posted.set(kind, (tally.posted.get(kind) ?? 0) + 1);
  }
  tally.steps += length;
  tally.histories += 1;
  return faultsOf(register);
}

const tally: Tally = { steps: 0, histories: 0, posted: new Map() };
const started = process.cpuUsage();
for (let seed = firstSeed; tally.steps < steps; seed += 1) {
  const faults = play(seed, tally);
  if (faults.length === 0) continue;
  console.error(`History of seed ${seed}:\n${faults.join('\n')}`);
  process.exitCode = 1;
  break;
}
const { user } = process.cpuUsage(started);
console.log(`${tally.steps} steps in ${tally.histories} histories, ${(user / 1e6).toFixed(1)} s of CPU`);
for (const [kind, count] of [...tally.posted].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${kind}: ${count}`);
