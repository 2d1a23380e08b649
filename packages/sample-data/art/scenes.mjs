// Thirty-four drawn scenes, named `kind-view`. drawScene(name, seed) gives SVG text: same arguments, same bytes.
import { hash, Scene } from '#art/kit.mjs';
import { caves } from '#art/scenes/caves.mjs';
import { fort } from '#art/scenes/fort.mjs';
import { lake } from '#art/scenes/lake.mjs';
import { observatory } from '#art/scenes/observatory.mjs';
import { resort } from '#art/scenes/resort.mjs';
import { restaurant } from '#art/scenes/restaurant.mjs';
import { rock } from '#art/scenes/rock.mjs';
import { temple } from '#art/scenes/temple.mjs';
import { tomb } from '#art/scenes/tomb.mjs';
import { village } from '#art/scenes/village.mjs';
import { waterfall } from '#art/scenes/waterfall.mjs';
import { wildlife } from '#art/scenes/wildlife.mjs';

const views = {
  fort: ['hill', 'gate', 'bastion'],
  caves: ['cliff', 'chaitya', 'hall'],
  temple: ['ghat', 'lamps', 'tank'],
  lake: ['dam', 'boat', 'birds'],
  waterfall: ['cliffs', 'road', 'pool'],
  wildlife: ['leopard', 'squirrel', 'watchtower'],
  observatory: ['dishes', 'dish', 'night'],
  village: ['fields', 'vines', 'house'],
  resort: ['pool', 'deck', 'tents'],
  restaurant: ['thali', 'front', 'snack'],
  rock: ['needle', 'bridge', 'edge'],
  tomb: ['dome'],
};
const drawings = { fort, caves, temple, lake, waterfall, wildlife, observatory, village, resort, restaurant, rock, tomb };
const weathers = {
  fort: ['monsoon', 'morning', 'summer', 'dusk'],
  caves: ['monsoon', 'morning', 'summer'],
  temple: ['morning', 'monsoon', 'dusk'],
  lake: ['monsoon', 'morning', 'dusk'],
  waterfall: ['monsoon', 'morning'],
  wildlife: ['dusk', 'morning', 'monsoon'],
  observatory: ['morning', 'summer', 'dusk'],
  village: ['monsoon', 'summer', 'morning'],
  resort: ['monsoon', 'dusk', 'morning'],
  restaurant: ['morning', 'dusk', 'monsoon'],
  rock: ['monsoon', 'morning', 'dusk'],
  tomb: ['morning', 'dusk', 'monsoon'],
};
/** Scenes that only make sense in one weather: lamps at dusk, stars at night. */
const fixedWeather = {
  'temple-lamps': 'dusk',
  'observatory-night': 'night',
  'resort-tents': 'dusk',
  'waterfall-pool': 'monsoon',
  'village-vines': 'monsoon',
};
/** A thali is never mirrored: it is eaten with the right hand. */
const neverMirrored = 'restaurant-thali';

export function drawScene(name, seed) {
  const [kind, view] = name.split('-');
  const index = views[kind]?.indexOf(view) ?? -1;
  if (index < 0) throw new Error(`There is no scene "${name}"`);
  const list = weathers[kind];
  const weather = fixedWeather[name] ?? list[((hash(`mood/${seed}`) % list.length) + index) % list.length];
  const scene = new Scene(kind, seed, index, weather);
  drawings[kind][index](scene);
  if (hash(`${seed}/flip${index}`) & 1 && name !== neverMirrored) scene.flip();
  return scene.toString();
}
