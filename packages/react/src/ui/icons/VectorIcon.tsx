import { useState } from 'react';
import { size as iconSize } from './Icon.css.ts';
import { Icon, type IconType, toNameProps } from './Icon.tsx';
import { Speaker } from './icons.ts';
import * as styles from './VectorIcon.css.ts';
import { readVectorIcon } from './vectorIconRules.ts';

export interface VectorIconProps {
  /** Vector path strings on a 24 px grid, or a single image path; from outside, so nothing of it is trusted. */
  paths: readonly string[];
  size?: keyof typeof styles.imageSize;
  /** Stands in for what cannot be drawn. */
  fallback?: IconType;
  /** Needed only where no word stands beside it. */
  label?: string;
}

/** An icon that comes as data. */
export function VectorIcon({ paths, size = 16, fallback = Speaker, label }: VectorIconProps) {
  const drawing = readVectorIcon(paths);
  const [failedSrc, setFailedSrc] = useState<string>();
  if (drawing.kind === 'paths') {
    return (
      // Its size stands beside its class: where the style sheet is late, or forgotten, it does not fill the window.
      // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden, as every icon; a title is a tooltip.
      <svg viewBox="0 0 24 24" width={size} height={size} className={iconSize[size]} {...toNameProps(label)}>
        {drawing.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  }
  if (drawing.kind === 'image' && drawing.src !== failedSrc) {
    return (
      <img
        src={drawing.src}
        alt={label ?? ''}
        loading="lazy"
        decoding="async"
        className={styles.imageSize[size]}
        onError={() => setFailedSrc(drawing.src)}
      />
    );
  }
  return <Icon icon={fallback} size={size} label={label} />;
}
