// Injected into the simulator's page bundle: the globals of Node that Aedes and its streams use.
export { Buffer } from 'buffer/';
// @ts-expect-error the package has no types
export { default as process } from 'process/browser.js';

const global = globalThis;

type Callback = (...args: unknown[]) => void;

/** Node's timers are objects and Aedes calls their methods; a page's timers are numbers. */
class Timer {
  #id = 0;
  readonly #start: () => number;

  constructor(callback: Callback, delayMs: number, args: unknown[]) {
    this.#start = () => global.setTimeout(callback, delayMs, ...args) as unknown as number;
    this.#id = this.#start();
  }
  refresh() {
    this.stop();
    this.#id = this.#start();
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }
  stop() {
    global.clearTimeout(this.#id);
  }
}

function setTimeout(callback: Callback, delayMs = 0, ...args: unknown[]) {
  return new Timer(callback, delayMs, args);
}

function clearTimeout(timer: unknown) {
  if (timer instanceof Timer) timer.stop();
  else global.clearTimeout(timer as number | undefined);
}

const setImmediate = (callback: Callback, ...args: unknown[]) => setTimeout(callback, 0, ...args);
const clearImmediate = clearTimeout;

export { clearImmediate, clearTimeout, global, setImmediate, setTimeout };
