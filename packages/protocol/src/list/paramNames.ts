/** The parameters of the address that hold the size and the index of a list, and the size that needs none. */
export interface ListParamNames {
  readonly size: string;
  readonly index: string;
  readonly defaultSize: number;
}

/**
 * The parameters of each list (S2, D2, LST-01), besides `query` and `by`, which all share, and its default size (S9, D9,
 * LST-02). `common` are all other lists.
 */
export const LIST_PARAMS = {
  common: { size: 'size', index: 'index', defaultSize: 10 },
  devices: { size: 'ds', index: 'di', defaultSize: 100 },
  deviceTags: { size: 'ts', index: 'ti', defaultSize: 100 },
  addresses: { size: 'as', index: 'ai', defaultSize: 10 },
} as const satisfies Readonly<Record<string, ListParamNames>>;
