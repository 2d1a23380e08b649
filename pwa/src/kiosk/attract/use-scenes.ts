import { useEffect, useState } from 'react';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { adsOn } from '#catalogue/notices/announced.ts';
import { favouritesOf } from '#catalogue/picks.ts';
import { textsOf, type Wording } from '#catalogue/texts.ts';

/** What passes by while nobody is here: places of the day, and between them who advertises. */
export interface Scene {
  readonly id: string;
  readonly picture: string | undefined;
  readonly name: Wording;
  readonly isAd: boolean;
}

const eachMs = 8_000;

export function scenesOf(catalogue: Catalogue, day: string): readonly Scene[] {
  const places = favouritesOf(catalogue, day).map((place) => ({
    id: place._id,
    picture: place.images[0],
    name: textsOf(place).name,
    isAd: false,
  }));
  const ads = adsOn(catalogue, day).map((ad) => ({ id: ad._id, picture: ad.images[0], name: textsOf(ad).title, isAd: true }));
  const longest = Math.max(places.length, ads.length);
  return Array.from({ length: longest }, (_, index) => [places[index], ads[index]]).flatMap((pair) =>
    pair.filter((scene) => scene !== undefined),
  );
}

/** Which of so many is shown; another one every eight seconds. */
export function useTurn(count: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), eachMs);
    return () => clearInterval(timer);
  }, []);
  return count === 0 ? 0 : turn % count;
}
