export { CarillonDoctor } from './CarillonDoctor.tsx';
export type { CarillonDoctorProps } from './DoctorPanel.tsx';
