/** The size of a file for reading (S9): in bytes below 1000, in KB below a million, in MB from there on. */
export function fileSize(bytes: number): { readonly value: number; readonly unit: 'bytes' | 'KB' | 'MB' } {
  if (bytes < 1000) return { value: bytes, unit: 'bytes' };
  return bytes < 1e6 ? { value: bytes / 1000, unit: 'KB' } : { value: bytes / 1e6, unit: 'MB' };
}

/** How much of a stream came, for reading (D9): in kB, above 1000 of them in MB. */
export function streamSize(kilobytes: number): { readonly value: number; readonly unit: 'kB' | 'MB' } {
  return kilobytes > 1000 ? { value: kilobytes / 1000, unit: 'MB' } : { value: kilobytes, unit: 'kB' };
}
