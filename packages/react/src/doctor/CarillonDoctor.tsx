import { useContext } from 'react';
import { CarillonContext } from '../hooks/context.ts';
import { TWO_REACTS } from './copies.ts';
import { type CarillonDoctorProps, DoctorPanel } from './DoctorPanel.tsx';
import { FindingList } from './FindingList.tsx';

/**
 * The doctor on the page, for development: why an embedding or a connection does not work, as this browser sees it, with the
 * line to paste. Put it inside of the provider, whose login is then tried as well, or anywhere. In English, as what developers read.
 *
 * @example
 * const CarillonDoctor = lazy(async () => ({ default: (await import('@carillon/react/doctor')).CarillonDoctor }));
 * <CarillonDoctor apiUrl={apiUrl} brokerUrl={brokerUrl} />
 */
export function CarillonDoctor(props: CarillonDoctorProps) {
  return useOwnReact() ? <DoctorPanel {...props} /> : <FindingList findings={[TWO_REACTS]} />;
}

/** Whether this page is drawn by the React that we have: in another copy hooks find nobody who draws. */
function useOwnReact(): boolean {
  try {
    useContext(CarillonContext);
    return true;
  } catch {
    return false;
  }
}
