// What jsdom lacks of a browser. It lays nothing out and draws nothing, so there is nothing to observe.
export class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
});
HTMLCanvasElement.prototype.getContext = () => null;
