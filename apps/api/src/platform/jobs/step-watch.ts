/** Told the name of each step of the processes that must survive a crash, just before it is taken. */
export type StepWatch = (step: string) => void;

/**
 * Watches the steps. With `crashAt` the process ends there as by a power cut, so that tests can prove what the next
 * process makes of what is left (`CRASH_AT`, refused in live mode).
 */
export function createStepWatch(crashAt: string | undefined): StepWatch {
  return (step) => {
    if (step === crashAt) process.kill(process.pid, 'SIGKILL');
  };
}
