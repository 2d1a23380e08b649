import { pictureAt } from '@helpdesk/contract/rules/picture';
import { useEffect, useState } from 'react';

/** The best first: the width that phones keep of what was opened, and that of lists. */
const widths = [640, 320] as const;

/** The address of a picture that this page has loaded, in the best width that it could get: what is printed cannot be waited for. */
export function useLoadedPicture(address: string | undefined): string | undefined {
  const [loaded, setLoaded] = useState<HTMLImageElement>();
  useEffect(() => {
    let left = false;
    const load = async () => {
      setLoaded(undefined);
      for (const width of address ? widths : []) {
        const image = new Image();
        image.src = pictureAt(address ?? '', width);
        const isHere = await image.decode().then(
          () => true,
          () => false,
        );
        if (left) return;
        if (isHere) return setLoaded(image);
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [address]);
  return loaded?.getAttribute('src') ?? undefined;
}
