import type { Catalogue } from '#catalogue/catalogue.ts';
import { restrictionNow } from '#listings/opening/restriction-in-words.ts';
import { shareAddress } from '#ui/page/share-address.ts';

interface Shared {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly catalogue: Catalogue | undefined;
  readonly day: string;
}

/** Shares a listing's address. Who gets it learns that the listing is closed or warned of before opening it. */
export async function share({ id, name, url, catalogue, day }: Shared): Promise<void> {
  const restriction = catalogue && restrictionNow(catalogue, { _id: id }, day);
  await shareAddress(name, url, restriction && `${name}: ${restriction}`);
}
