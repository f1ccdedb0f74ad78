import { useState } from 'react';

/** Whether something is so, or was so once since the component was first drawn. */
export function useHasBeen(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
