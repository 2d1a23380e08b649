import { expect, test } from '@playwright/test';

import { screenFaults } from './screen-faults.ts';
import { faultsOf } from './walked.ts';

/** The walk’s eye: it finds each sort of fault where one was planted, and none where a page is sound. */

const page = (body: string, css = '') => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>
body { margin: 0; font: 16px/1.5 sans-serif } main { padding: 16px } a, button, input { font: inherit }
button, .target { display: inline-block; min-width: 48px; min-height: 48px } ${css}</style><main>${body}</main>`;

const filler = `<p>${'A long way up. '.repeat(200)}</p>`;
const covering = 'position: fixed; background: #fff';

/** [what is wrong, what the check calls it, body, styles] */
const planted = [
  ['a button lies over another', 'covered', '<button>Donate</button><button style="position:absolute;left:16px;top:16px">Menu</button>'],
  [
    'a button lies over half of another',
    'covered',
    '<button>Donate</button><button style="position:absolute;left:44px;top:16px">Menu</button>',
  ],
  [
    'a text that lets touches through lies over a button',
    'covered',
    `<button>Donate</button><p style="${covering};left:16px;top:0;pointer-events:none">10:45</p>`,
  ],
  [
    'a bar at the lower edge hides the last button',
    'covered',
    `${filler}<button>Send</button><div style="${covering};left:0;right:0;bottom:0;height:72px"></div>`,
  ],
  [
    'a bar at the upper edge hides the first button',
    'covered',
    `<button>Send</button>${filler}<div style="${covering};left:0;right:0;top:0;height:72px"></div>`,
  ],
  [
    'a button in a dialog is hidden by its foot',
    'covered',
    `<div role="dialog" style="position:fixed;inset:0;background:#fff"><button>Book</button><div style="position:absolute;inset:0;background:#eee"></div></div>`,
  ],
  [
    'a tick lies under another field’s label',
    'covered',
    '<label class="target"><input type="checkbox"> One</label><label class="target" style="position:absolute;left:16px;top:16px"><input type="checkbox"> Two</label>',
  ],
  [
    'a link’s second line is hidden',
    'covered',
    '<p style="width:8em">Read <a href="#a">all that we promise you here</a>.</p><button style="position:absolute;left:16px;top:40px;width:150px">Menu</button>',
  ],
  [
    'a note lies over the foot of a card higher than half the window',
    'covered',
    `${filler}<div style="position:relative"><a href="#a" style="display:block;height:600px">Shivneri Fort</a><p style="position:absolute;right:0;bottom:0;margin:0;background:#fff">Closed today</p></div>${filler}`,
  ],
  [
    'a bar hides the foot of the last card, which is higher than half the window',
    'covered',
    `${filler}<a href="#a" style="display:block;height:600px">Shivneri Fort</a><div style="${covering};left:0;right:0;bottom:0;height:140px"></div>`,
  ],
  [
    'a button in an open menu lies under another',
    'covered',
    '<div role="menu" style="position:absolute;left:0;top:0;background:#fff"><button role="menuitem">Edit</button><button role="menuitem" style="position:absolute;left:0;top:0">Delete</button></div>',
  ],
  [
    'a button on the page lies over one in an open menu',
    'covered',
    '<div role="menu" style="position:absolute;left:0;top:0;background:#fff"><button role="menuitem">Edit</button></div><button style="position:absolute;left:0;top:0">Send</button>',
  ],
  [
    'what is unfolded within the page reaches over the next button',
    'covered',
    '<button aria-expanded="true" aria-controls="more">More</button><div id="more" style="height:10px"><button>Edit</button></div><button>Send</button>',
  ],
  [
    'a button in a fixed box is cut by it',
    'outside',
    '<div style="position:fixed;left:0;top:0;height:20px;overflow-x:visible;overflow-y:clip"><button>Zoom out</button></div>',
  ],
  [
    'a column of very large letters is a third of the window',
    'narrow',
    '<p style="width:120px;font-size:40px;line-height:1;overflow-wrap:normal">We are at the top of it all</p>',
  ],
  ['a button stands beside the window', 'outside', '<button style="position:absolute;left:360px">Next</button>'],
  ['a fixed button stands half under the window', 'outside', '<button style="position:fixed;bottom:-24px;left:16px">List</button>'],
  ['a button is cut by a box that does not scroll', 'outside', '<div style="height:20px;overflow:hidden"><button>Zoom out</button></div>'],
  [
    'a button over a map ends under the window',
    'outside',
    '<div style="position:relative;height:900px"><div style="position:absolute;inset:0;touch-action:none"></div><button style="position:absolute;bottom:0">List</button></div>',
  ],
  ['the page can be pushed sideways', 'outside', '<div style="width:120vw;height:10px"></div>'],
  [
    'a target is too small',
    'small',
    '<button class="tiny">x</button><button class="tiny">y</button>',
    '.tiny { min-width: 0; min-height: 0; width: 14px; height: 14px; padding: 0; border: 0 }',
  ],
  [
    'a small target lies close to a large one',
    'small',
    '<a class="tiny" href="#a">x</a><button>Send</button>',
    '.tiny { display: inline-block; width: 12px; height: 12px; overflow: visible; line-height: 12px; font-size: 12px }',
  ],
  [
    'letters stand one below the other',
    'narrow',
    '<div style="display:grid;grid-template-columns:1fr 30px"><i></i><span style="overflow-wrap:anywhere">Shivneri Fort stands above the town</span></div>',
  ],
  ['a word is broken', 'narrow', '<p style="width:7em;overflow-wrap:anywhere">The Harishchandragadachya</p>'],
  ['a column is under 6 em', 'narrow', '<p style="width:5em">We are at the top of it and can see all</p>'],
  ['a text is cut at the side', 'cut', '<p style="width:8em;white-space:nowrap;overflow:hidden">The fort above the town of Junnar</p>'],
  [
    'a text is cut below',
    'cut',
    '<p style="height:2em;overflow:hidden">The fort above the town of Junnar, where Shivaji was born in the year 1630, and much more</p>',
  ],
  [
    'a text reaches over its own button',
    'cut',
    '<button style="width:48px;white-space:nowrap;padding:0;overflow:visible">Show on the map</button>',
  ],
] as const;

for (const [what, sort, body, css] of planted)
  test(`${what}: the walk says so`, async ({ page: tab }) => {
    await tab.setContent(page(body, css));
    const found = await faultsOf(tab, { smallest: 24 });
    expect(found.filter((fault) => fault.startsWith(sort))).not.toEqual([]);
  });

const sound = [
  [
    'a long page with bars at both edges',
    `<div style="height:80px"></div><button>First</button>${filler}<button>Last</button><div style="height:80px"></div><div style="${covering};left:0;right:0;top:0;height:64px"><button>Menu</button></div><div style="${covering};left:0;right:0;bottom:0;height:64px"><button>Book</button></div>`,
  ],
  ['a sentence with a link', `<p>Read <a href="#a">all that we promise</a> here.</p>`],
  [
    'a button within the room that a field leaves',
    '<div style="position:relative"><input style="box-sizing:border-box;width:100%;height:48px;padding:0 56px 0 8px"><button style="position:absolute;right:0;top:0">Clear</button></div>',
  ],
  [
    'a row that scrolls sideways',
    `<div style="display:flex;overflow-x:auto">${'<button style="flex:none;width:150px">Forts</button>'.repeat(8)}</div>`,
  ],
  [
    'what is only read out',
    '<h2 style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Filters of the list</h2><button>Send</button>',
  ],
  [
    'a text that ends in an ellipsis',
    '<p style="width:8em;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">The fort above the town of Junnar</p>',
  ],
  [
    'a page under a dialog',
    '<button>Under it</button><div inert><button>Here</button></div><div role="dialog" style="position:fixed;inset:80px 0 0;background:#fff"><button>Close</button></div>',
  ],
  [
    'a card that is all link, with a heart over it',
    '<div style="position:relative;height:120px"><a class="everywhere" href="#a">Shivneri Fort</a><button style="position:absolute;right:0;top:0">Save</button></div>',
    '.everywhere::after { content: ""; position: absolute; inset: 0 }',
  ],
  [
    'a card nearly as high as the screen, between two bars',
    `${filler}<a href="#a" style="display:block;height:600px">Shivneri Fort</a>${filler}<div style="${covering};left:0;right:0;top:0;height:64px"></div><div style="${covering};left:0;right:0;bottom:0;height:140px"></div>`,
  ],
  ['a small target alone', '<a href="#a" style="display:inline-block;width:14px;height:14px"></a>'],
  ['a tick in its label', '<label class="target"><input type="checkbox"> Vegetarian</label>'],
] as const;

for (const [what, body, css] of sound)
  test(`${what}: the walk lets it be`, async ({ page: tab }) => {
    await tab.setContent(page(body, css));
    expect(await faultsOf(tab, { smallest: 24 })).toEqual([]);
  });

test('where targets have no exception for room, one that is alone is too small as well, and the size is the one that was asked for', async ({
  page: tab,
}) => {
  await tab.setContent(page('<button>Send</button>'));
  expect(await tab.evaluate(screenFaults, { smallest: 44, spacing: false })).toEqual([]);
  expect(await tab.evaluate(screenFaults, { smallest: 56, spacing: false })).toHaveLength(1);
});

test('only the sorts that are asked for are looked for', async ({ page: tab }) => {
  await tab.setContent(
    page('<p style="width:8em;white-space:nowrap;overflow:hidden">The fort above the town</p><div style="width:120vw;height:10px"></div>'),
  );
  const found = await tab.evaluate(screenFaults, { sorts: ['cut'] as const });
  expect(found.map((fault) => fault.split(':')[0])).toEqual(['cut']);
});

test('looking moves nothing: the page stays where it was scrolled to', async ({ page: tab }) => {
  await tab.setContent(page(`<button>First</button>${filler}<button>Last</button>`));
  await tab.evaluate(() => scrollTo(0, 300));
  await tab.evaluate(screenFaults, { smallest: 24 });
  expect(await tab.evaluate(() => [scrollY, document.adoptedStyleSheets.length])).toEqual([300, 0]);
});
