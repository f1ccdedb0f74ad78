/** Writes an address with what it names: '/manage/:userId/list' of `{ userId: 2 }` is '/manage/2/list'. */
export const fillAddress = (address: string, values: Readonly<Record<string, string | number>>): string =>
  address.replace(/:(\w+)(\|add)?/g, (_, name: string) => String(values[name] ?? ''));
