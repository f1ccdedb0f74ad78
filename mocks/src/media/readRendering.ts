import type { Bytes } from './fileStore.ts';
import type { PictureSize } from './pictureSize.ts';
import { renderings } from './renderings.ts';

export type RenderingName = keyof typeof renderings;

/** Where the picture of an example product lies. */
export const renderingPath = (name: RenderingName) => `catalog/${name}.webp`;

/** Reads the picture of an example product, which lies in a module of its own; undefined for any other path. */
export async function readRendering(path: string, size?: PictureSize): Promise<Bytes | undefined> {
  const name = /^catalog\/([a-z-]+)\.webp$/.exec(path)?.[1] ?? '';
  if (!isRendering(name)) return undefined;
  const text = atob((await renderings[name].load())[size ?? 'whole']);
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const isRendering = (name: string): name is RenderingName => Object.hasOwn(renderings, name);
