import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { slugOf } from '@helpdesk/contract/rules/new-slug';
import { expect, it } from 'vitest';
import { anchors } from '#art/hills.mjs';
import { drawScene } from '#art/scenes.mjs';
import { pictureFile } from '#pictures.ts';
import { places } from '#places.ts';
import { resorts } from '#resorts.ts';
import { restaurants } from '#restaurants.ts';
import { services } from '#services.ts';

it('the pictures in the repository are those that the names and scenes of today draw', () => {
  const drawn = JSON.parse(readFileSync(new URL('drawn.json', import.meta.url), 'utf8'));
  const stale = [];
  for (const [kind, drafts] of Object.entries({ place: places, resort: resorts, restaurant: restaurants, service: services })) {
    for (const { name, pictures = [] } of drafts) {
      for (const [index, scene] of pictures.entries()) {
        const file = pictureFile(kind, name, index + 1);
        const hash = createHash('sha256').update(drawScene(scene, name)).digest('hex').slice(0, 16);
        if (drawn[file] !== hash) stale.push(file);
      }
    }
  }
  expect(stale, 'npm run draw -w @helpdesk/sample-data').toEqual([]);
});

it.each(['wide', 'tall'])('the labels of the %s panorama stand on places that exist, where the picture shows them', (shape) => {
  const drawn = { shivneri: 'Shivneri Fort', naneghat: 'Naneghat', malshej: 'Malshej Ghat', lenyadri: 'Lenyadri Caves', khodad: 'GMRT Khodad' };
  const at = anchors(shape);
  const shown = Object.entries(drawn).map(([key, name]) => ({ slug: slugOf(name), x: at[key][0], y: at[key][1] }));
  const { panorama } = JSON.parse(readFileSync(new URL('../../../sites/junnar/site.json', import.meta.url), 'utf8'));
  expect(panorama[shape].length).toBeGreaterThan(2);
  for (const { place, x, y } of panorama[shape]) expect(shown).toContainEqual({ slug: place, x, y });
  for (const name of Object.values(drawn)) expect(places.map((place) => place.name)).toContain(name);
});
