import { byShownName } from '@helpdesk/contract/rules/name-order';
import { straightLine } from '@helpdesk/contract/rules/straight-line';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useId, useMemo, useState } from 'react';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { here } from '#catalogue/here.ts';
import { restrictedIn } from '#catalogue/notices/restricted.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { useLastCatalogue } from '#catalogue/use-last-catalogue.ts';
import { FirstFill } from '#listings/directory/first-fill.tsx';
import type { Mark } from '#listings/map/marks.ts';
import { extentOf } from '#listings/map/plane.ts';
import { viewOf, wholeView } from '#listings/map/view.ts';
import { useStore } from '#platform/use-store.ts';

import { groundOf } from './ground.ts';
import { KindChips } from './kind-chips.tsx';
import { shownKinds } from './map-address.ts';
import { MapCard } from './map-card.tsx';
import { MapList } from './map-list.tsx';
import { MapSurface } from './map-surface.tsx';
import { useMapAddress } from './use-map-address.ts';
import { useOpen } from './use-open.ts';
import { useView } from './use-view.ts';

/** The map with what chooses from it: the chips of the kinds, the list that says the same, and the card of what is chosen. */
export function RegionMap() {
  const catalogue = useLastCatalogue();
  return catalogue ? <Filled catalogue={catalogue} /> : <FirstFill />;
}

/** What was chosen elsewhere is shown with about so much around it, in kilometres. */
const aroundChosen = 12;

function Filled({ catalogue }: { catalogue: Catalogue }) {
  const { address, choose, toggleKind, toggleOpen } = useMapAddress();
  const language = spokenLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of areas are those of the language that is spoken.
  const ground = useMemo(() => groundOf(catalogue), [catalogue, language]);
  const chosen = ground.marks.find(({ listing }) => listing._id === address.at);
  const [view, look] = useView(
    chosen ? viewOf({ middle: chosen, width: aroundChosen, height: aroundChosen }, { width: 360, height: 360 }) : wholeView(ground.middle),
  );
  const kinds = shownKinds(address);
  const day = useDay();
  const closed = useMemo(() => restrictedIn(catalogue, day), [catalogue, day]);
  const isOpen = useOpen(address.open === 'now', closed);
  const marks = useMemo(
    () => ground.marks.filter(({ kind, listing }) => !address.without?.split('.').includes(kind) && isOpen(listing)),
    [ground, address.without, isOpen],
  );
  const sorted = useSorted(marks);
  const listId = useId();
  const [isListed, setListed] = useState(false);
  const showAt = (mark: Mark) => {
    choose(mark.listing._id);
    setListed(false);
    const middle = extentOf([mark]);
    look({ ...middle.middle, scale: view.scale });
  };
  return (
    <>
      <KindChips kinds={kinds} open={address.open === 'now'} onKind={toggleKind} onOpen={toggleOpen} />
      <MapList id={listId} marks={sorted} chosen={chosen} isOpen={isListed} onChoose={showAt} />
      <MapSurface
        ground={ground}
        marks={marks}
        chosen={chosen}
        closed={closed}
        view={view}
        onView={look}
        onChoose={({ listing }) => choose(listing._id)}
        list={{
          id: listId,
          isOpen: isListed,
          label: isListed ? m.map_show_map() : m.map_list({ count: marks.length }),
          toggle: () => setListed(!isListed),
        }}
      >
        {chosen && <MapCard key={chosen.listing._id} mark={chosen} onClose={() => choose(undefined)} />}
      </MapSurface>
    </>
  );
}

/** The nearest first where the position is known, else by name. */
function useSorted(marks: readonly Mark[]): readonly Mark[] {
  const position = useStore(here);
  return useMemo(() => {
    if (!position) {
      const byId = new Map(marks.map((mark) => [mark.listing._id, mark]));
      return byShownName(
        marks.map(({ listing }) => listing),
        spokenLanguage(),
      ).flatMap(({ _id }) => byId.get(_id) ?? []);
    }
    return marks
      .map((mark) => ({ mark, metres: straightLine(position, mark.point).metres }))
      .sort((one, other) => one.metres - other.metres)
      .map(({ mark }) => mark);
  }, [marks, position]);
}
