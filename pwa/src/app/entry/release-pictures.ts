/** Also of areas that scroll by themselves: such events do not bubble. */
const heard = { capture: true, once: true, passive: true };

/** Pictures below the fold, which the style sheet holds back, come once the page is here, or as soon as somebody scrolls. */
export function releasePictures(): void {
  const release = () => {
    document.documentElement.dataset.pictures = '';
  };
  for (const end of ['load', 'scroll']) addEventListener(end, release, heard);
}
