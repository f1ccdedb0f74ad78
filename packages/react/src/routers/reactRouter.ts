import { useHref, useLocation, useNavigate } from 'react-router';
import type { Navigation } from '../hooks/page/navigation.ts';

/** The router of React Router, for `<CarillonProvider navigation={navigation}>` inside of it. */
export const navigation: Navigation = { useHref, useLocation, useNavigate };
