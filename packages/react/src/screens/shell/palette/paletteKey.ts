/** The key that opens the search: Cmd K on a Mac, where Ctrl K deletes to the end of a line, and Ctrl K elsewhere. */
export const hasCommandKey = (): boolean => /^(Mac|iP)/.test(navigator.platform);

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

export function isPaletteKey({ key, code, metaKey, ctrlKey, altKey, shiftKey }: Key): boolean {
  // On a keyboard of other letters it is the key in the place of K.
  const isLetter = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  const isHeld = hasCommandKey() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isLetter && isHeld && !altKey && !shiftKey;
}
