/** What a page has sent by a call, each body when it arrives: for `faults` of a stage, which answers nothing in its place. */
export function hearBodies(call: string) {
  const bodies: unknown[] = [];
  return {
    bodies,
    faults(name: string, request: Request): undefined {
      if (name === call)
        void request
          .clone()
          .json()
          .then((body: unknown) => bodies.push(body));
    },
  };
}
