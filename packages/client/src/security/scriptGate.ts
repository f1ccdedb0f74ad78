let isOpen = false;

/**
 * Makes a worker of ours, whose address a policy of Trusted Types may let pass while `create` runs, and at no other time
 * (`isScriptPassing`).
 */
export function passScript<Made>(create: () => Made): Made {
  isOpen = true;
  try {
    return create();
  } finally {
    isOpen = false;
  }
}

/** Whether the address that a policy is asked about is that of a worker of ours. */
export const isScriptPassing = (): boolean => isOpen;
