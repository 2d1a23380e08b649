/**
 * Makes the screen smaller for styles, as a browser's own zoom does and no script may: with all text twice as large, what asks for 64rem gets them on a
 * screen of 128 only. Without it a page of a wide screen stands in half the room, one letter to a line (decision 083).
 * @returns takes it back
 */
export function scaleWidths(document: Document, factor: number): () => void {
  const before = new Map<CSSMediaRule, string>();
  const scale = (sheet: CSSStyleSheet) => {
    for (const rule of mediaRulesIn(sheet.cssRules)) {
      if (before.has(rule)) continue;
      before.set(rule, rule.media.mediaText);
      rule.media.mediaText = scaledCondition(rule.media.mediaText, factor);
    }
  };
  const scaleAll = () => [...document.styleSheets].forEach(scale);
  // Styles that come with the next page.
  const hear = ({ target }: Event) => target instanceof HTMLLinkElement && target.sheet && scale(target.sheet);
  document.addEventListener('load', hear, true);
  scaleAll();
  return () => {
    document.removeEventListener('load', hear, true);
    for (const [rule, text] of before) rule.media.mediaText = text;
  };
}

/** The lengths in a condition on width or height. */
export const scaledCondition = (condition: string, factor: number): string =>
  condition.replace(/((?:width|height)[\s:<>=]+)([\d.]+)/g, (_, asked: string, length: string) => `${asked}${Number(length) * factor}`);

function mediaRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? mediaRulesIn(rule.cssRules) : []),
  ]);
}
