import type { Media } from '@carillon/protocol';
import { type RenderingName, renderingPath } from '../media/readRendering.ts';
import { renderings } from '../media/renderings.ts';
import { ADMIN_ID } from './people.ts';

/** A picture of the seed: of its tags only the ids are read, and what shows it is counted. */
export type MediaSeed = Omit<Media, 'tags' | 'product_count'> & {
  readonly tags: readonly { readonly id: number }[];
};

const pictures: readonly (readonly [name: RenderingName, description: string, ...tag_ids: number[]])[] = [
  ['micro-front', 'Carillon Micro in warm white, front with display and volume knob', 1],
  ['standard-front', 'Carillon Standard in anthracite, front with display and two knobs', 2, 4],
  ['nano-front', 'Carillon Nano in anthracite, front with network port and line output', 1, 6],
  ['twin-front', 'Carillon Twin, front with a display and a knob for each half', 1],
  ['micro-back', 'Carillon Micro, back with network port and loudspeaker terminals', 2],
  ['nano-back', 'Carillon Nano, back with the holes for its wall bracket', 3],
  ['column', 'Lobby Column in warm white, standing', 4],
  ['horn', 'Belfry Horn on its bracket, mouth to the left', 4, 5],
  ['wall-plate', 'Wall plate of a Carillon Micro with its four screws', 1, 7],
  ['twin-back', 'Carillon Twin, back with one network port and two pairs of outputs', 3],
  ['sender-rack', 'Relay Sender R3, front with a display for each of its three encoders', 2],
  ['micro-dark', 'Carillon Micro in anthracite, front', 6],
  ['nano-white', 'Carillon Nano in warm white, front', 1],
  ['standard-rack', 'Carillon Standard Rack, front with display, six keys and level knob'],
  ['outdoor', 'Outdoor Player in cast aluminum, lid closed, three cable glands', 5],
  ['amplifier', 'Amplifier with cooling fins, four knobs and loudspeaker terminals', 7],
  ['wall-knob', 'Wall Knob on its plate', 3, 4],
  ['standard-white', 'Carillon Standard in warm white, front', 6],
  ['amplifier-rack', 'Amplifier of two rack units, front with air slots and one knob', 2],
  ['sender-front', 'Relay Sender R1, front with level lamps and gain knob'],
  ['ceiling-speaker', 'Ceiling Speaker with its round grille', 7],
  ['garden-stone', 'Garden Stone, a loudspeaker in a sandstone shell'],
  ['cable', 'Audio cable, coiled, with a plug at either end', 3, 5],
  ['small-box', 'Small anthracite box with two ports, a lamp and a cable', 5],
];

/** Pictures that are read when somebody looks at them: nothing of them is kept (docs/development-platform.md). */
export const medias: readonly MediaSeed[] = pictures.map(([name, description, ...tag_ids], i) => {
  const id = i + 1;
  const at = new Date(Date.UTC(2026, 0, 6, 9, id)).toISOString();
  return {
    id,
    path: renderingPath(name),
    description,
    type: 'image/webp',
    file_size: renderings[name].bytes,
    user_id: ADMIN_ID,
    tags: tag_ids.map((tag_id) => ({ id: tag_id })),
    created_at: at,
    updated_at: at,
  };
});
