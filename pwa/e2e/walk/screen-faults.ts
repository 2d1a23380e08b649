type Sort = 'covered' | 'outside' | 'small' | 'narrow' | 'cut';

/** Settings of `screenFaults`. */
export interface ScreenRules {
  /** The sorts of faults that are looked for. Defaults to all of them. */
  readonly sorts?: readonly Sort[];
  /** The smallest side of a target, in CSS pixels. Defaults to 24 (WCAG 2.2, 2.5.8). */
  readonly smallest?: number;
  /** Whether a smaller target passes where nothing else is near (WCAG 2.2, 2.5.8). Defaults to true. */
  readonly spacing?: boolean;
}

/**
 * Runs in the page, and returns a sentence for each fault of its layout: `covered` (a control that something else lies over, its centre or a corner,
 * after it was scrolled into view), `outside` (over an edge of the window), `small` (a target under its size), `narrow`
 * (a text column narrower than its longest word, or under 6 em), `cut` (a text that a box cuts without an ellipsis). Leaves the page as it found it.
 */
export function screenFaults({ smallest = 24, spacing = true, sorts }: ScreenRules): string[] {
  const found = new Set<string>();
  const root = document.documentElement;
  const styleOf = (element: Element) => getComputedStyle(element);
  const known = new Map<(element: Element) => boolean, Map<Element, boolean>>();
  // Rows below the fold are laid out only when they come near, and what moves is measured where it ends.
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { content-visibility: visible !important; transition: none !important; animation-duration: 1ms !important; animation-delay: 0s !important; scroll-behavior: auto !important }',
  );
  document.adoptedStyleSheets.push(still);
  const scrolled = [...document.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  const { x: pageX, y: pageY } = { x: scrollX, y: scrollY };

  /** What lets touches through may still be read: it hides as much as anything else. */
  const passing = new Set([...document.querySelectorAll('*')].filter((element) => styleOf(element).pointerEvents === 'none'));
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="link"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"], [role="option"], [role="menuitem"], [role="slider"]',
    ),
  ].filter(isTouched);
  still.insertRule('*, ::before, ::after { pointer-events: auto !important }');

  for (const control of controls) {
    control.scrollIntoView({ block: 'center', inline: 'center' });
    checkReach(control);
    checkEdges(control);
  }
  checkSizes();
  checkSurfaces();
  checkTexts();

  for (const { element, top, left } of scrolled) element.scrollTo(left, top);
  scrollTo(pageX, pageY);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return [...found];

  function fault(sort: Sort, element: Element, detail: string): void {
    if (!sorts || sorts.includes(sort)) found.add(`${sort}: ${nameOf(element)} ${detail}`);
  }

  function nameOf(element: Element): string {
    const text = (element.getAttribute('aria-label') || element.textContent || element.getAttribute('placeholder') || '').trim();
    return `<${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}> “${text.replaceAll(/\s+/g, ' ').slice(0, 50)}”`;
  }

  /** Whether an element or one around it is so. */
  function isWithin(element: Element | null, isSo: (element: Element) => boolean): boolean {
    if (!element) return false;
    const answers = known.get(isSo) ?? new Map<Element, boolean>();
    known.set(isSo, answers);
    const answer = answers.get(element) ?? (isSo(element) || isWithin(element.parentElement, isSo));
    answers.set(element, answer);
    return answer;
  }

  /** There for those who listen. */
  function isForEars(element: Element): boolean {
    const { clipPath, position, overflow, display } = styleOf(element);
    if (display === 'contents') return false;
    if (clipPath.startsWith('inset(50%')) return true;
    if (position !== 'absolute' || overflow === 'visible') return false;
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 && height <= 1;
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isWithin(element, isForEars);
  }

  function isTouched(element: HTMLElement): boolean {
    if (element.closest('[inert], [aria-hidden="true"]') || passing.has(element)) return false;
    // What stands for a hidden field is its label.
    return isSeen(targetOf(element)) && targetOf(element).getClientRects().length > 0;
  }

  /** What a finger meets: a field’s label belongs to the field that it surrounds. */
  function targetOf(control: HTMLElement): HTMLElement {
    const isTick = control instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(control.type);
    return (isTick && control.closest('label')) || control;
  }

  function boxesOf(control: HTMLElement): DOMRect[] {
    return [...targetOf(control).getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  }

  /** A finger moves the whole of it, as on the map. */
  function isDrawn(element: Element): boolean {
    return isWithin(element, isMovable);
  }

  function isMovable(element: Element): boolean {
    return styleOf(element).touchAction === 'none';
  }

  function isInside(inner: Element, outer: Element): boolean {
    return outer === inner || outer.contains(inner);
  }

  function checkReach(control: HTMLElement): void {
    const target = targetOf(control);
    const radius = Number.parseFloat(styleOf(target).borderTopLeftRadius) || 0;
    for (const [at, { width, height }] of boxesOf(control).entries()) {
      // On the curve of a corner lies nobody’s point.
      const inset = Math.min(width / 2, height / 2, 4 + radius * 0.3);
      // Of what is nearly as high as the room between two bars, one corner lies under one of them while the other is seen.
      const isTall = height > innerHeight / 2 && !isFixed(control);
      const points = [
        ['centre', width / 2, height / 2],
        ['upper left', inset, inset],
        ['upper right', width - inset, inset],
        ['lower left', inset, height - inset],
        ['lower right', width - inset, height - inset],
      ] as const;
      for (const [where, across, down] of points) {
        if (isTall) scrollToMiddle(control, down);
        const box = boxesOf(control)[at];
        if (!box) continue;
        const [x, y] = [box.left + across, box.top + down];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementsFromPoint(x, y).find((each) => !passing.has(each) || isInside(each, target) || hasOwnText(each));
        if (!hit || isInside(hit, target) || isLabelOf(hit, control)) continue;
        const other = hit.closest<HTMLElement>('a[href], button, input, select, textarea, summary, label, [role]');
        if (other && isInField(other, control)) continue;
        // Of a link over several lines, or a corner that its own box cuts, the ground is seen.
        if (hit.contains(target) && (where !== 'centre' || styleOf(control).display === 'inline')) continue;
        // Pins may lie under one another: whoever draws the map nearer parts them.
        if (isDrawn(control) && isDrawn(hit)) continue;
        fault('covered', control, `at its ${where} by ${nameOf(other && !other.contains(target) ? other : hit)}`);
        return;
      }
    }
  }

  /** Brings one height of a control to the middle of the window, or as near as what scrolls around it can. */
  function scrollToMiddle(control: HTMLElement, down: number): void {
    for (let around = control.parentElement; around; around = around.parentElement) {
      const isScroller = around === root || (/auto|scroll/.test(styleOf(around).overflowY) && around.scrollHeight > around.clientHeight);
      if (isScroller) around.scrollTop += targetOf(control).getBoundingClientRect().top + down - innerHeight / 2;
    }
  }

  function hasOwnText(element: Element): boolean {
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  }

  /** A button in the room that a field leaves for it. */
  function isInField(button: Element, field: HTMLElement): boolean {
    if (!/^(INPUT|TEXTAREA|SELECT)$/.test(field.tagName)) return false;
    const { paddingLeft, paddingRight } = styleOf(field);
    const [inner, outer] = [button.getBoundingClientRect(), field.getBoundingClientRect()];
    return (
      inner.left >= outer.right - Number.parseFloat(paddingRight) - 2 || inner.right <= outer.left + Number.parseFloat(paddingLeft) + 2
    );
  }

  function isLabelOf(hit: Element, control: HTMLElement): boolean {
    const label = hit.closest('label');
    return label !== null && (label.control === control || label.contains(control));
  }

  /** It cannot be brought whole into the window, though there is room for it. */
  function checkEdges(control: HTMLElement): void {
    if (isDrawn(control) && !isFixed(control)) return;
    const measure = () => targetOf(control).getBoundingClientRect();
    const room = isFixed(control) ? innerHeight : innerHeight / 2;
    const isOut = ({ top, bottom, height }: DOMRect) => height <= room && (top < -1 || bottom > innerHeight + 1);
    // A page that leaves its header room is scrolled further for it.
    if (isOut(measure())) control.scrollIntoView({ block: 'nearest', inline: 'center' });
    const { left, right, top, bottom, width } = measure();
    if (width <= innerWidth && (left < -1 || right > root.clientWidth + 1)) fault('outside', control, `from ${left} to ${right} across`);
    else if (isOut(measure())) fault('outside', control, `from ${top} to ${bottom} down`);
    else checkClipped(control);
  }

  function isFixed(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) if (styleOf(around).position === 'fixed') return true;
    return false;
  }

  /** A box around cuts a part of it off, and cannot be scrolled. */
  function checkClipped(control: HTMLElement): void {
    const box = targetOf(control).getBoundingClientRect();
    for (let around = targetOf(control).parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = styleOf(around);
      const clip = around.getBoundingClientRect();
      const isX = /hidden|clip/.test(overflowX) && (box.left < clip.left - 1.5 || box.right > clip.right + 1.5);
      const isY = /hidden|clip/.test(overflowY) && (box.top < clip.top - 1.5 || box.bottom > clip.bottom + 1.5);
      if ((isX || isY) && !isDrawn(control)) {
        fault('outside', control, `of ${nameOf(around)}`);
        return;
      }
      if (position === 'fixed') return;
    }
  }

  function checkSizes(): void {
    scrollTo(0, 0);
    const measured = controls.map((control) => ({ control, box: targetOf(control).getBoundingClientRect() }));
    const isUnder = ({ width, height }: DOMRect) => width < smallest - 0.5 || height < smallest - 0.5;
    for (const one of measured) {
      if (!isUnder(one.box) || isInSentence(one.control) || isDrawn(one.control)) continue;
      const near =
        spacing &&
        measured.find((other) => other !== one && !isInside(other.control, one.control) && isNear(one.box, other.box, isUnder(other.box)));
      if (!spacing || near) {
        const size = `${Math.round(one.box.width)} x ${Math.round(one.box.height)}`;
        fault('small', one.control, near ? `${size}, beside ${nameOf(near.control)}` : size);
      }
    }
  }

  /** What takes every touch cannot be scrolled by one: all that lies over it has to be in sight with it. */
  function checkSurfaces(): void {
    const surfaces = [...document.querySelectorAll('*')].filter((element) => isMovable(element) && isSeen(element));
    for (const surface of surfaces) {
      const area = surface.getBoundingClientRect();
      if (area.height < innerHeight / 3 || area.top > innerHeight) continue;
      for (const control of controls) {
        const { left, right, top, bottom } = targetOf(control).getBoundingClientRect();
        const isOver = !surface.contains(control) && left < area.right && right > area.left && top < area.bottom && bottom > area.top;
        if (isOver && bottom > innerHeight + 1)
          fault('outside', control, `over ${nameOf(surface).slice(0, 40)}, ${Math.round(bottom - innerHeight)} px under the window`);
      }
    }
  }

  /** Whether a circle of the smallest size around the middle of a target meets another target, or that one’s circle where it is too small itself. */
  function isNear(one: DOMRect, other: DOMRect, isOtherSmall: boolean): boolean {
    const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
    if (isOtherSmall) {
      const far = Math.hypot(x - (other.left + other.width / 2), y - (other.top + other.height / 2));
      if (far < smallest) return true;
    }
    const dx = Math.max(other.left - x, 0, x - other.right);
    const dy = Math.max(other.top - y, 0, y - other.bottom);
    return Math.hypot(dx, dy) < smallest / 2 - 0.5;
  }

  /** Its height is the line’s. */
  function isInSentence(control: HTMLElement): boolean {
    if (styleOf(control).display !== 'inline') return false;
    const block = blockOf(control);
    return (block?.textContent?.trim().length ?? 0) > (control.textContent?.trim().length ?? 0) + 3;
  }

  function blockOf(element: Element | null): HTMLElement | null {
    for (let around = element; around; around = around.parentElement)
      if (!/^(inline|contents)$/.test(styleOf(around).display)) return around as HTMLElement;
    return null;
  }

  function checkTexts(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || /^(SCRIPT|STYLE|NOSCRIPT|TITLE|OPTION|CODE)$/.test(parent.tagName)) continue;
      if (!isSeen(parent) || isDrawn(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length === 0) continue;
      if (isCut(parent, lines)) fault('cut', parent, `in “${text.data.trim().slice(0, 60)}”`);
      checkColumn(text, parent, lines);
    }
  }

  function isCut(element: Element, lines: readonly DOMRect[]): boolean {
    let isOwnBox = true;
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(around);
      if (display === 'inline' || display === 'contents') continue;
      const box = around.getBoundingClientRect();
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      const clips = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      // The letters of a tight line are higher than the line: its middle says where it is.
      const outside = lines.filter(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        return right <= box.left || left >= box.right || middle <= box.top || middle >= box.bottom;
      });
      const beside = lines.filter(({ left, right }) => right > box.right + 1.5 || left < box.left - 1.5);
      // A slide that waits beside its window.
      if (clips && outside.length === lines.length) return false;
      if ((clips && outside.length > 0) || ((clips || isOwnBox) && beside.length > 0)) return true;
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      isOwnBox = false;
    }
    return false;
  }

  function checkColumn(text: Text, parent: Element, lines: readonly DOMRect[]): void {
    const block = blockOf(parent);
    if (!block) return;
    const { fontSize, paddingLeft, paddingRight, webkitLineClamp } = styleOf(block);
    const clamped = webkitLineClamp !== 'none';
    const size = Number.parseFloat(styleOf(parent).fontSize) || Number.parseFloat(fontSize);
    const width = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const rows = new Set(lines.map(({ bottom }) => Math.round(bottom))).size;
    if (rows < 2) return;
    // A heading of very large letters has no more room than the screen.
    if (rows > 2 && width > 0 && width < Math.min(6 * size, innerWidth / 2)) {
      fault('narrow', block, `${Math.round(width)} px of ${size} px letters, ${rows} lines`);
      return;
    }
    // An address has no words, and may break anywhere.
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}’'\u200d]+/gu)) {
      const before = text.data.slice(0, index).match(/\S*$/)?.[0] ?? '';
      const after = text.data.slice(index + word.length).match(/^\S*/)?.[0] ?? '';
      if (/[@/._:]\S/.test(`${before}${word}${after}`)) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter((part) => part.width > 0);
      const [first, last] = [parts[0], parts.at(-1)];
      // Behind an ellipsis.
      if (first && clamped && first.bottom > block.getBoundingClientRect().bottom - size / 2) continue;
      if (first && last && last.top >= first.bottom - 2) {
        fault('narrow', block, `breaks “${word}”`);
        return;
      }
    }
  }
}
