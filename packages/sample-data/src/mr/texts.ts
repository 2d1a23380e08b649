import { categories } from './categories.ts';
import { places } from './places.ts';
import { regions } from './regions.ts';
import { resorts } from './resorts.ts';
import { restaurants } from './restaurants.ts';
import { services } from './services.ts';

/** What is written in Marathi, by kind and English name. */
export const inMarathi = { categories, regions, places, resorts, restaurants, services };
