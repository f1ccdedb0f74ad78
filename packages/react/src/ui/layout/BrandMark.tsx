import type { SVGProps } from 'react';

/** The bell of Carillon, usable wherever an icon is. A host may lay a mark of its own over it, by its attribute. */
export function BrandMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg data-carillon-mark="" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" {...props}>
      <path
        fill="currentColor"
        stroke="none"
        d="M12 2a1.5 1.5 0 0 1 1.5 1.5v.7c3.2.8 4.5 3.6 4.5 6.8 0 3.2.8 4.8 2.5 6.5h-17C5.2 15.8 6 14.2 6 11c0-3.2 1.3-6 4.5-6.8v-.7A1.5 1.5 0 0 1 12 2ZM9.7 19.5h4.6a2.3 2.3 0 0 1-4.6 0Z"
      />
    </svg>
  );
}
