// What Aedes and its streams need of `node:util` in a page.
type Callback = (error: unknown, value?: unknown) => void;
type Constructor = { prototype: object; super_?: unknown };

export function promisify(run: (...args: unknown[]) => void) {
  return (...args: unknown[]) =>
    new Promise((resolve, reject) => {
      const done: Callback = (error, value) => (error ? reject(error) : resolve(value));
      run(...args, done);
    });
}

export function inherits(child: Constructor, parent: Constructor) {
  child.super_ = parent;
  Object.setPrototypeOf(child.prototype, parent.prototype);
}

export default { promisify, inherits };
