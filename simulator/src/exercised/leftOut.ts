const NOTHING = 'a device of class 4 runs no event';

/** What no scenario of the library exercises, and why: the group and the item, as `carillon-sim coverage` names them. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'refusals The command is not valid': 'a scenario numbers its requests, and names a command in each',
  'refusals The device failed to run the command': 'the memory of a simulated device does not fail',
  'refusals StartEvent: This device cannot run such an event':
    'what a device cannot run it does not store: only a memory from another device has it',
  'topics async/std-eth-2 schedule': NOTHING,
  'topics async/std-eth-2 stream': NOTHING,
  'topics async/std-eth-2 codec': NOTHING,
  'topics async/std-eth-2 vumeter': NOTHING,
};
