/** What was typed, without blanks around each text; what is no text stays. Passwords are put back by the code that sends them. */
export function trimTexts<T extends object>(form: T): T {
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as T;
}
