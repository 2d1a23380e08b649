import { type ComponentType, type MemoExoticComponent, memo, type ReactNode, Suspense, use } from 'react';

const parts = new Set<() => Promise<void>>();

/**
 * A part of pages that no first tap needs, in a file of its own: on a page from a server its HTML and styles are there from the beginning, and
 * React takes it over once the rest can be used. One that cannot be loaded leaves its place empty and is asked for again by the next page.
 * The build finds it by this call, whose path it reads (`build/page-families.ts`).
 * @param Meanwhile stands where no HTML came with the page, until the file is here
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): MemoExoticComponent<(props: Props) => ReactNode> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let missing = false;
  const bring = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      () => {
        loading = undefined;
        missing = true;
      },
    );
    return loading;
  };
  parts.add(bring);
  function Part(props: Props) {
    if (!Loaded && !missing) use(bring());
    return Loaded && <Loaded {...props} />;
  }
  // Without other props nothing is rendered again: React would throw HTML away that it has not taken over.
  return memo((props: Props) => (
    <Suspense fallback={Meanwhile && <Meanwhile {...props} />}>
      <Part {...props} />
    </Suspense>
  ));
}

let firstPageStands = false;

/** Brings all of them, as far as the pages that are here have any: a server renders with them, and so does whoever changes pages. */
export async function loadLateParts(): Promise<void> {
  firstPageStands = true;
  await Promise.all([...parts].map((bring) => bring()));
}

/** The same for a page that has just come: it is shown with all its parts, unless it is the first. */
export const lateParts = async (): Promise<void> => (firstPageStands ? loadLateParts() : undefined);
