/** `joinClasses('a', isB && 'b')`: the classes that are there, in order. */
export function joinClasses(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
