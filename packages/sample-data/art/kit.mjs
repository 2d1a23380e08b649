// Drawing kit for the Junnar placeholder scenes: seeded randomness, palettes and
// a small set of "stamps" (ridges, walls, arches, trees, water). Everything is
// plain SVG text on a 320 x 200 (16:10) canvas. Subjects stay inside x 60..260,
// so a square thumbnail can be cut from the middle.
//
// One idea carries the whole set: STRATA. The Deccan trap is layered, so clouds,
// cliffs, walls, steps, fields and water are all drawn as broken horizontal lines.

export const W = 320, H = 200;

export function hash(str) {
  let h = 2166136261;
  for (let i = 0; i < str.length; i++) h = Math.imul(h ^ str.charCodeAt(i), 16777619);
  h ^= h >>> 15; h = Math.imul(h, 2246822519); h ^= h >>> 13;
  return h >>> 0;
}

export function random(seed) {
  let a = hash(seed);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const r = (lo = 0, hi = 1) => lo + next() * (hi - lo);
  r.int = (lo, hi) => Math.floor(r(lo, hi + 1));
  r.pick = (list) => list[Math.floor(next() * list.length)];
  r.chance = (p) => next() < p;
  return r;
}

const rgb = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
export const mix = (a, b, t) => '#' + rgb(a).map((v, i) => Math.round(v + (rgb(b)[i] - v) * t).toString(16).padStart(2, '0')).join('');
export const n = (v) => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.');
const ni = (v) => Math.round(v);
export const join = (...p) => p.map((v) => (typeof v === 'number' ? n(v) : v)).join(' ').replace(/ (-)/g, '$1').replace(/([A-Za-z]) /g, '$1').replace(/ ([A-Za-z])/g, '$1');

// Weather: the same hill looks different in July, in January and at dusk.
const weather = {
  monsoon: { sky: ['#c3d9d1', '#dfeae3', '#f4f6ec'], glow: '#ffffff', cloud: '#ffffff', haze: '#eef4ee',
    ridge: ['#b3cdc2', '#83ad9a', '#4f846c', '#285f46'], grass: ['#86b06a', '#558e54', '#2f6b45'], fg: '#0e3324',
    rock: ['#7c8a82', '#515e58', '#2c3732'], wall: ['#a9aea3', '#7b837b', '#4b544f'], soil: '#a8703f', water: ['#c4ddd9', '#86b4b0', '#4f8583'] },
  morning: { sky: ['#cfdcd6', '#f1e6cd', '#fbe9c6'], glow: '#fff6df', cloud: '#fffaf0', haze: '#fdf0d8',
    ridge: ['#d3d2bd', '#aab69b', '#76906f', '#48694c'], grass: ['#bdb766', '#8a9a4e', '#577343'], fg: '#203b28',
    rock: ['#9a8c79', '#6c6054', '#3f3933'], wall: ['#c2b59d', '#938774', '#5c5449'], soil: '#b37a45', water: ['#e3e6d6', '#aac6bd', '#6c938b'] },
  summer: { sky: ['#dfe8e0', '#f3ecd6', '#f9e7c3'], glow: '#fffaf0', cloud: '#ffffff', haze: '#f8ecd0',
    ridge: ['#dccdaa', '#c0a878', '#967f50', '#66613c'], grass: ['#d2b66a', '#ab8d48', '#76703c'], fg: '#37391f',
    rock: ['#a08567', '#735c48', '#43362c'], wall: ['#ccb793', '#9b866a', '#615344'], soil: '#b0683a', water: ['#dfe8dd', '#a4c4ba', '#6a9289'] },
  dusk: { sky: ['#4f6675', '#a78f8a', '#f0c08a'], glow: '#ffe0ae', cloud: '#f6d3ab', haze: '#e5b48d',
    ridge: ['#978a8a', '#70707a', '#48565f', '#2a3e42'], grass: ['#566a4f', '#3c5344', '#283f38'], fg: '#101d1d',
    rock: ['#7d6e69', '#524b4b', '#2d2d31'], wall: ['#a48a79', '#74645e', '#453f41'], soil: '#8a5235', water: ['#e9bd97', '#a3938f', '#5b6a74'] },
  night: { sky: ['#0c1820', '#1a303b', '#35535c'], glow: '#dfe8e0', cloud: '#4d6a70', haze: '#2b454d',
    ridge: ['#2b444c', '#223840', '#192b32', '#112025'], grass: ['#233a37', '#1a2d2c', '#122221'], fg: '#070f10',
    rock: ['#46555a', '#2d393d', '#182124'], wall: ['#7e8884', '#525c5b', '#2f3839'], soil: '#4a3b31', water: ['#4a6a72', '#2c4851', '#1a2f37'] },
};
export const geru = '#b04c23', geruDark = '#7d3012', haldi = '#eab243', plaster = '#f3ecdb', teak = '#6b4226', teakDark = '#432716', lamp = '#ffd889';

export class Scene {
  constructor(kind, seed, view, mood, w = W, h = H) {
    this.w = w; this.h = h;
    this.r = random(`${kind}/${seed}/${view}`);
    this.id = 'j' + hash(`${kind}/${seed}/${view}/${mood}`).toString(36).slice(0, 4);
    this.mood = mood;
    this.p = weather[mood];
    this.out = [];
    this.defs = [];
    this.k = 0;
  }
  // --- primitives -------------------------------------------------------------
  path(d, fill, extra = '') { this.out.push(`<path d="${d}" fill="${fill}"${extra ? ' ' + extra : ''}/>`); return this; }
  line(d, stroke, w, extra = '') { this.out.push(`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(w)}"${extra ? ' ' + extra : ''}/>`); return this; }
  rect(x, y, w, h, fill, extra = '') { this.out.push(`<path d="${join('M', x, y, 'h', w, 'v', h, 'h', -w, 'z')}" fill="${fill}"${extra ? ' ' + extra : ''}/>`); return this; }
  poly(pts, fill, extra = '') { return this.path('M' + pts.map(([x, y]) => join(x, y)).join('L') + 'z', fill, extra); }
  circle(x, y, rad, fill, extra = '') { this.out.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(rad)}" fill="${fill}"${extra ? ' ' + extra : ''}/>`); return this; }
  ellipse(x, y, rx, ry, fill, extra = '') { this.out.push(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra ? ' ' + extra : ''}/>`); return this; }
  open(attrs) { this.out.push(`<g ${attrs}>`); return this; }
  close() { this.out.push('</g>'); return this; }
  gradient(stops, dir = 'v') {
    const id = this.id + (this.k++).toString(36);
    const d = dir === 'v' ? ' x2="0" y2="1"' : '';
    this.defs.push(`<linearGradient id="${id}"${d}>${stops.map(([o, c, a]) => `<stop offset="${n(o)}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${n(a)}"`}/>`).join('')}</linearGradient>`);
    return `url(#${id})`;
  }
  radial(stops) {
    const id = this.id + (this.k++).toString(36);
    this.defs.push(`<radialGradient id="${id}">${stops.map(([o, c, a]) => `<stop offset="${n(o)}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${n(a)}"`}/>`).join('')}</radialGradient>`);
    return `url(#${id})`;
  }
  // draw `fn` clipped to path d (which is also filled)
  inside(d, fill, fn) {
    const id = this.id + (this.k++).toString(36);
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    if (fill) this.path(d, fill);
    this.open(`clip-path="url(#${id})"`);
    fn();
    return this.close();
  }
  // round dots in one path per size: foliage, stones, spots
  dots(list, color, extra = '') {
    const by = new Map();
    for (const [x, y, d] of list) { const k = Math.max(1, Math.round(d)), f = d < 4 ? (v) => v : ni; by.set(k, (by.get(k) || '') + join('M', f(x), f(y), 'h0')); }
    const body = [...by].map(([d, s]) => `<path d="${s}" stroke-width="${d}"/>`).join('');
    this.out.push(`<g fill="none" stroke="${color}" stroke-linecap="round"${extra ? ' ' + extra : ''}>${body}</g>`);
    return this;
  }
  // --- stamps -------------------------------------------------------------------
  sky({ sun = null, clouds = 5, top = 18, bottom = 78 } = {}) {
    const { r, p } = this;
    this.rect(0, 0, this.w, this.h, this.gradient([[0, p.sky[0]], [.45, p.sky[1]], [.8, p.sky[2]]]));
    if (sun) {
      const [x, y, s] = sun;
      const veiled = this.mood === 'monsoon';
      this.circle(x, y, s * (veiled ? 6 : 3.2), this.radial([[0, p.glow, veiled ? .9 : .75], [1, p.glow, 0]]));
      if (!veiled) this.circle(x, y, s, p.glow, 'opacity=".92"');
    }
    let d = '';
    const u = this.h / H;
    for (let i = 0; i < clouds; i++) {
      const y = r(top, bottom), x = r(-20, this.w - 30), w = r(26, 92) * u;
      d += join('M', x, y, 'h', w);
      if (r.chance(.7)) d += join('M', x + r(8, 26) * u, y + 3.4 * u, 'h', w * r(.4, .8));
    }
    return d ? this.line(d, p.cloud, 2.6 * u, 'stroke-linecap="round" opacity=".55"') : this;
  }
  stars(count = 60, y1 = 110) {
    const { r } = this, a = [];
    for (let i = 0; i < count; i++) a.push([r(0, W), r(0, y1), r.chance(.16) ? 2 : 1]);
    return this.dots(a, '#eef3ea', 'opacity=".8"');
  }
  // Deccan-trap skyline: flat tops, short cliffs, benches, concave talus. Returns y(x).
  ridge(base, amp, fill, { strata = 0, x0 = -8, x1 = this.w + 8, foot = this.h + 4, scale = 1 } = {}) {
    const { r } = this;
    let x = x0, h = r(.1, .5) * amp;
    const pts = [[x, base - h]];
    let d = join('M', x, base - h);
    const to = (nx, nh) => { x = nx; h = nh; d += join('L', x, base - h); pts.push([x, base - h]); };
    const talus = (nx, nh) => { const up = nh > h; d += join('Q', x + (nx - x) * (up ? .62 : .38), base - (up ? h + (nh - h) * .2 : nh + (h - nh) * .2), nx, base - nh); pts.push([(x + nx) / 2, base - (h + nh) / 2 + Math.abs(nh - h) * .14], [nx, base - nh]); x = nx; h = nh; };
    while (x < x1) {
      to(x + r(8, 40) * scale, Math.max(.02 * amp, h + r(-.03, .03) * amp));
      let t = r() * amp;
      if (Math.abs(t - h) < .25 * amp) t = h > amp * .5 ? r(0, .25) * amp : r(.65, 1) * amp;
      const steps = Math.abs(t - h) > amp * .5 ? r.int(2, 3) : r.int(1, 2), dh = (t - h) / steps;
      for (let i = 0; i < steps; i++) {
        const cliff = dh * r(.3, .55), slope = Math.abs(dh - cliff) * r(1.1, 1.9) + 2 * scale;
        if (dh > 0) { talus(x + slope, h + dh - cliff); to(x + Math.abs(cliff) * .16 + .5, h + cliff); }
        else { to(x + Math.abs(cliff) * .16 + .5, h + cliff); talus(x + slope, h + dh - cliff); }
        if (i < steps - 1) to(x + r(3, 12) * scale, h);
      }
    }
    d += join('L', x, foot, 'H', x0, 'z');
    const yAt = (q) => { for (let i = 1; i < pts.length; i++) if (pts[i][0] >= q) { const [ax, ay] = pts[i - 1], [bx, by] = pts[i]; return ay + (by - ay) * ((q - ax) / ((bx - ax) || 1)); } return base; };
    if (strata) this.inside(d, fill, () => this.strata(base - amp, base - amp * .1, strata, { op: .5, gap: 5, w: 1 }));
    else this.path(d, fill);
    return yAt;
  }
  strata(y0, y1, color, { x0 = 0, x1 = this.w, gap = 5, op = .16, w = 1 } = {}) {
    const { r } = this; let d = '';
    for (let y = y0; y < y1; y += r(.7, 1.3) * gap) for (let x = x0 + r(-10, 20); x < x1; x += r(6, 22)) { const l = ni(r(6, 38)); d += join('M', ni(x), y + r(-.6, .6), 'h', l); x += l; }
    return this.line(d, color, w, `opacity="${op}"`);
  }
  haze(y, h, a = .8) {
    const c = this.p.haze;
    this.mist ??= this.gradient([[0, c, 0], [.55, c, a], [1, c, 0]]);
    return this.rect(0, y, this.w, h, this.mist);
  }
  bars(list, color, w, op) { return this.line(list.map(([x, y, l]) => join('M', x, y, 'h', l)).join(''), color, w, `stroke-linecap="round" opacity="${op}"`); }
  // foliage along a line
  scrub(yAt, x0, x1, size, color, step = size * .8) {
    const { r } = this, a = [];
    for (let x = x0; x < x1; x += r(.5, 1.7) * step) { const s = size * (r.chance(.24) ? r(1, 1.5) : r(.35, .9)); a.push([x, yAt(x) - s * .15, s]); }
    return this.dots(a, color);
  }
  // clumps scattered on a slope: bigger towards the viewer
  bushes(x0, x1, y0, y1, count, s0, s1, dark, mid) {
    const { r } = this, a = [], b = [];
    const at = Array.from({ length: count }, () => r()).sort((p, q) => p - q);
    for (const t of at) {
      const x = r(x0, x1), y = y0 + (y1 - y0) * t * t, s = s0 + (s1 - s0) * t * r(.7, 1.1);
      a.push([x, y, s], [x + s * .7, y + s * .12, s * .8], [x - s * .62, y + s * .16, s * .68]);
      b.push([x - s * .16, y - s * .18, s * .42], [x + s * .55, y - s * .06, s * .32]);
    }
    return this.dots(a, dark).dots(b, mid);
  }
  tree(x, y, s, dark, mid, { trunk = teakDark, spread = 1 } = {}) {
    const { r } = this;
    this.line(join('M', x, y, 'c', 0, -s * .3, s * .05, -s * .4, 0, -s * .7, 'm', 0, s * .35, 'l', s * .26, -s * .3), trunk, Math.max(1, s * .09), 'stroke-linecap="round"');
    const a = [], b = [];
    for (let i = 0; i < 9; i++) { const t = r(0, 6.28), q = r(.1, .5); a.push([x + Math.cos(t) * s * q * spread, y - s * .88 + Math.sin(t) * s * q * .6, s * r(.34, .5)]); }
    for (let i = 0; i < 5; i++) b.push([x + r(-.42, .2) * s * spread, y - s * r(.92, 1.22), s * r(.18, .32)]);
    return this.dots(a, dark).dots(b, mid);
  }
  palm(x, y, h, color, trunk = teak, lean = 4) {
    this.line(join('M', x, y, 'q', lean * .2, -h * .6, lean, -h), trunk, Math.max(1.2, h * .04), 'stroke-linecap="round"');
    let d = '';
    const X = x + lean, Y = y - h, L = h * .42;
    for (const t of [-2.9, -2.4, -1.9, -1.35, -.8, -.3, .15, 3.4]) d += join('M', X, Y, 'q', Math.cos(t) * L * .55, Math.sin(t) * L * .55 - L * .12, Math.cos(t) * L, Math.sin(t) * L * .55 + L * .3);
    return this.line(d, color, Math.max(1.4, h * .05), 'stroke-linecap="round"');
  }
  grass(x0, x1, y, h, color, count = 40) {
    const { r } = this; let d = '';
    for (let i = 0; i < count; i++) { const x = r(x0, x1); d += join('M', x, y + r(0, 6), 'q', r(-1, 1), -h * .6, r(-4, 4), -h * r(.6, 1.1)); }
    return this.line(d, color, 1.1, 'stroke-linecap="round"');
  }
  // dark leaves framing the lower corners
  frame(color = this.p.fg, left = true, right = true, size = 16) {
    const { r } = this, a = [];
    const u = size / 16, side = (dir) => { for (let i = 0; i < 11; i++) { const q = r(); a.push([dir > 0 ? q * 62 * u - 8 : this.w + 8 - q * 62 * u, this.h + 5 - (1 - q) * r(6, 34) * u, size * r(.5, 1.2)]); } };
    if (left) side(1); if (right) side(-1);
    return this.dots(a, color);
  }
  water(y0, y1, { glints = 16 } = {}) {
    const { r, p } = this;
    this.rect(0, y0, W, y1 - y0, this.gradient([[0, p.water[0]], [.5, p.water[1]], [1, p.water[2]]]));
    const a = [], b = [];
    for (let i = 0; i < glints; i++) { const t = r(); a.push([r(-10, 300), y0 + 3 + t * t * (y1 - y0), 8 + t * r(10, 46)]); b.push([r(-10, 300), y0 + 3 + t * (y1 - y0), 6 + t * r(6, 40)]); }
    this.bars(a, '#fff', 1.1, .4).bars(b, p.water[2], 1.1, .45);
    return this;
  }
  birds(x, y, count = 4, s = 5, color = this.p.ridge[3]) {
    const { r } = this; let d = '';
    for (let i = 0; i < count; i++) { const q = s * r(.6, 1.1); d += join('M', x + r(-26, 26), y + r(-10, 10), 'q', q * .5, -q * .6, q, 0, 'q', q * .5, -q * .6, q, 0); }
    return this.line(d, color, 1, 'stroke-linecap="round"');
  }
  rain(op = .28) {
    const { r } = this; let d = '';
    for (let i = 0; i < 46; i++) { const l = r(6, 16); d += join('M', r(-10, W), r(-10, H), 'l', -l * .22, l); }
    return this.line(d, '#fff', .8, `opacity="${op}"`);
  }
  // leaf-shaped merlons along a straight top edge
  merlons(x0, x1, y, s) {
    const count = Math.max(2, Math.round((x1 - x0) / (s * 1.5))), step = (x1 - x0) / count, w = step * .68;
    let d = '';
    for (let i = 0; i < count; i++) d += join('v', -s * .5, 'q', 0, -s * .45, w / 2, -s * .75, 'q', w / 2, s * .3, w / 2, s * .75, 'v', s * .5, 'h', step - w);
    return d;
  }
  wallPath(x0, x1, y, h, s) { return join('M', x0, y + h, 'V', y) + this.merlons(x0, x1, y, s) + join('V', y + h, 'z'); }
  courses(x, y, w, h, row, color, op = .22) {
    const { r } = this; let d = '';
    let i = 0;
    for (let yy = y + row; yy < y + h + row * .5; yy += row, i++) {
      d += join('M', x, yy, 'h', w);
      for (let xx = x + (i % 2 ? row * .9 : row * 1.8) * r(.6, 1.2); xx < x + w; xx += row * r(1.7, 2.8)) d += join('M', ni(xx), yy - row, 'v', row);
    }
    return this.line(d, color, .7, `opacity="${op}"`);
  }
  ogee(x, y, w, h) { return join('M', x, y, 'v', -h * .58, 'c', 0, -h * .2, w * .34, -h * .24, w / 2, -h * .42, 'c', w * .16, h * .18, w / 2, h * .22, w / 2, h * .42, 'v', h * .58, 'z'); }
  // horseshoe (chaitya) window
  horseshoe(cx, cy, R, peak = .24) {
    return join('M', cx - R * .7, cy + R * .72, 'A', R, R, '0 0 1', cx - R * .3, cy - R * .95, 'Q', cx - R * .08, cy - R * 1.02, cx, cy - R * (1 + peak), 'Q', cx + R * .08, cy - R * 1.02, cx + R * .3, cy - R * .95, 'A', R, R, '0 0 1', cx + R * .7, cy + R * .72, 'z');
  }
  // tiled pitched roof seen from the front
  roof(x, y, w, h, over = 6) {
    const { r } = this;
    const d = join('M', x - over, y, 'L', x + h * .55, y - h, 'H', x + w - h * .55, 'L', x + w + over, y, 'z');
    this.inside(d, geru, () => {
      let s = '';
      const gap = Math.max(3.4, (w + over * 2) / 26);
      for (let i = x - over; i < x + w + over; i += gap) s += join('M', i, y, 'L', x + w / 2 + (i - x - w / 2) * .86, y - h);
      this.line(s, geruDark, .8, 'opacity=".45"');
      this.line(join('M', x - over, y - h * .33, 'h', w + over * 2, 'M', x - over, y - h * .66, 'h', w + over * 2), geruDark, .8, 'opacity=".35"');
    });
    return this.line(join('M', x + h * .55 - 1, y - h, 'H', x + w - h * .55 + 1), geruDark, 1.8, 'stroke-linecap="round"').line(join('M', x - over, y, 'h', w + over * 2), geruDark, 1.2);
  }
  house(x, y, w, h, { wall = plaster, lit = false } = {}) {
    const { r } = this;
    this.rect(x, y - h, w, h, wall).rect(x + w * .7, y - h, w * .3, h, '#000', 'opacity=".08"');
    this.rect(x, y - h * .22, w, h * .22, mix(wall, geru, .45));
    const dw = Math.min(8, w * .22), glow = lit ? lamp : teakDark;
    this.rect(x + w * .18, y - h * .68, dw, h * .68, lit ? lamp : teak).rect(x + w * .58, y - h * .7, dw, h * .34, glow);
    return this.roof(x, y - h, w, h * .8, w * .1);
  }
  flip() { this.flipped = true; return this; }
  toString() {
    const body = this.flipped ? `<g transform="matrix(-1 0 0 1 ${this.w} 0)">${this.out.join('')}</g>` : this.out.join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.w} ${this.h}" preserveAspectRatio="xMidYMid slice">${this.defs.length ? `<defs>${this.defs.join('')}</defs>` : ''}${body}</svg>`;
  }
}
