import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Pixels, or any CSS length. */
  width?: number | string;
  height?: number | string;
  className?: string;
}

/** Holds the place of what is still loading, at its size. Say "Loading" once for the whole region, not here. */
export function Skeleton({ width = '100%', height = 12, className = '' }: SkeletonProps) {
  return <span aria-hidden className={`${styles.skeleton} ${className}`} style={{ width, height }} />;
}
