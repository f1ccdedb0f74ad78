export { CarillonDoctor, type CarillonDoctorProps } from './CarillonDoctor.tsx';
