import type { Page } from '@playwright/test';

export interface LeapingClock {
  /** Puts the page's time forward, as over a device that slept: whatever was due meanwhile happens once. */
  leap(milliseconds: number): Promise<void>;
}

/**
 * A clock that goes as always and can leap, for pages that are loaded many times between. `page.clock` remembers each step in a script that every later
 * document runs: after thousands these are what fills the memory.
 */
export async function leapingClock(page: Page): Promise<LeapingClock> {
  let ahead = 0;
  let begins = await page.addInitScript(putAhead, ahead);
  return {
    async leap(milliseconds) {
      ahead += milliseconds;
      const before = begins;
      begins = await page.addInitScript(putAhead, ahead);
      await before.dispose();
      // A document that is going is told nothing any more, and the one that comes begins at the right time.
      await page.evaluate(putAhead, ahead).catch(() => undefined);
    },
  };
}

declare global {
  interface Window {
    putClockAhead?: (milliseconds: number) => void;
  }
}

/** Runs in the page: how far its clock is before that of the machine, all in all. */
function putAhead(total: number): void {
  window.putClockAhead ??= replaceClock();
  window.putClockAhead(total);

  function replaceClock(): (milliseconds: number) => void {
    interface Timer {
      due: number;
      alarm?: number;
      readonly every?: number;
      readonly run: () => void;
    }
    const { setTimeout: startAlarm, clearTimeout: stopAlarm, Date: MachineDate } = window;
    const machineTime = MachineDate.now.bind(MachineDate);
    const machineTicks = performance.now.bind(performance);
    const timers = new Map<number, Timer>();
    const begun = total;
    let ahead = total;
    let last = 0;
    const now = () => machineTime() + ahead;
    const ticks = () => machineTicks() + ahead - begun;

    function arm(id: number, timer: Timer): void {
      timer.alarm = startAlarm(() => ring(id, timer), Math.max(0, timer.due - ticks()));
    }
    function ring(id: number, timer: Timer): void {
      if (timer.every === undefined) timers.delete(id);
      else {
        timer.due = ticks() + timer.every;
        arm(id, timer);
      }
      timer.run();
    }
    function start(run: () => void, delay: number, every?: number): number {
      last += 1;
      const timer = { due: ticks() + delay, every, run };
      timers.set(last, timer);
      arm(last, timer);
      return last;
    }
    function stop(id = 0): void {
      stopAlarm(timers.get(id)?.alarm);
      timers.delete(id);
    }

    type Run = (...given: unknown[]) => void;
    const replaced = {
      setTimeout: (run: Run, delay = 0, ...given: unknown[]) => start(() => run(...given), delay),
      setInterval: (run: Run, delay = 0, ...given: unknown[]) => start(() => run(...given), delay, delay),
      clearTimeout: stop,
      clearInterval: stop,
      // What a browser makes itself is still a date.
      Date: new Proxy(MachineDate, {
        construct: (made, given, as) => Reflect.construct(made, given.length === 0 ? [now()] : given, as) as object,
        get: (of, name, as) => (name === 'now' ? now : Reflect.get(of, name, as)),
      }),
    };
    Object.assign(window, replaced);
    performance.now = ticks;

    return (milliseconds) => {
      ahead = milliseconds;
      const byTime = [...timers].sort(([, one], [, other]) => one.due - other.due);
      for (const [id, timer] of byTime) {
        stopAlarm(timer.alarm);
        arm(id, timer);
      }
    };
  }
}
