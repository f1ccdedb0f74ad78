export { useAction } from '../../packages/react/src/hooks/useAction.ts';
