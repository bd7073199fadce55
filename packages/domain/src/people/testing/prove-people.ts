// Who is one person, judged on registers whose truth is known (`npm run prove:people [people] [seed]`): twins, fathers and sons of one
// name, marriages, missing middle names, several officer ids, Chinese and Irish names; all at once, and one company after the other.
// Ends with 1 where anything was linked wrongly, fewer than 95 % of the proposals are right, or fewer than 90 % of the matches found.
import { matchPeople } from '../match-people.ts';
import { bounds, describeJudgement } from './describe-judgement.ts';
import { judgeMatching } from './judge-matching.ts';
import { matchInSteps } from './match-in-steps.ts';
import { randomRegister } from './random-register.ts';

const people = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? 1);

const register = randomRegister(people, seed);
const started = process.hrtime.bigint();
const used = process.cpuUsage();
const matched = matchPeople({ persons: [], entries: register.entries, apart: [] });
const seconds = (Number(process.hrtime.bigint() - started) / 1e9).toFixed(1);
const { user } = process.cpuUsage(used);

const judgement = judgeMatching(register, matched);
console.log(`${people} people, seed ${seed}: matched in ${seconds} s, ${(user / 1e6).toFixed(1)} s of CPU`);
for (const line of describeJudgement(judgement)) console.log(line);

// As an account grows, less is known of names and twins than when all is matched at once.
const pairs = [...matchInSteps(register.entries)].map((pair) => pair.split(' + '));
const wrong = pairs.filter(([one = '', other = '']) => register.truth.get(one) !== register.truth.get(other));
console.log(
  `One company after the other: ${pairs.length} pairs of entries linked, ${wrong.length} of them wrongly`,
);
for (const pair of wrong.slice(0, 30)) console.log(`  wrong: ${pair.join(' and ')}`);

const missed = bounds(judgement).filter(({ isMet }) => !isMet);
for (const { what } of missed) console.error(`Missed: ${what}`);
process.exitCode = missed.length === 0 && wrong.length === 0 ? 0 : 1;
