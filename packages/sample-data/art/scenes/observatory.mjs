import { W, n, join, mix, geru, plaster, lamp } from '#art/kit.mjs';

const dish = (s, x, y, k, tilt, c, { mesh = true } = {}) => {
  const { p } = s, D = p.rock[2], R = 34 * k;
  s.path(join('M', x - 9 * k, y, 'L', x - 5 * k, y - 26 * k, 'h', 10 * k, 'L', x + 9 * k, y, 'z'), mix(plaster, p.wall[1], s.mood === 'night' ? .75 : .25)).path(join('M', x + 1 * k, y, 'L', x + 1 * k, y - 26 * k, 'h', 4 * k, 'L', x + 9 * k, y, 'z'), '#000', 'opacity=".16"').rect(x - 6.4 * k, y - 30 * k, 12.8 * k, 5 * k, D).rect(x - 2 * k, y - 9 * k, 4.4 * k, 9 * k, D);
  s.open(`transform="translate(${n(x)} ${n(y - 30 * k)}) rotate(${n(tilt)})"`);
  const ry = R * .34, depth = R * .36, top = -depth - 2 * k;
  s.line(join('M', -6 * k, 0, 'L', 0, -3 * k, 'L', 6 * k, 0), D, 3 * k);
  s.path(join('M', -R, top, 'Q', -R * .62, top + depth * 1.25, 0, top + depth * 1.3, 'Q', R * .62, top + depth * 1.25, R, top, 'z'), c, 'opacity=".55"');
  s.path(join('M', -R, top, 'A', R, ry, '0 1 0', R, top, 'A', R, ry, '0 1 0', -R, top, 'z'), c, 'opacity=".38"');
  let d = join('M', -R, top, 'A', R, ry, '0 1 0', R, top, 'A', R, ry, '0 1 0', -R, top);
  let m = '';
  if (mesh) { for (let i = 0; i < 16; i++) { const a = (i / 16) * 6.283; m += join('M', 0, top + ry * .55, 'L', Math.cos(a) * R, top + Math.sin(a) * ry); } for (const q of [.36, .68]) m += join('M', -R * q, top + ry * .5 * (1 - q), 'a', R * q, ry * q, '0 1 0', R * 2 * q, 0, 'a', R * q, ry * q, '0 1 0', -R * 2 * q, 0); }
  for (const a of [-.8, -.4, 0, .4, .8]) m += join('M', a * R, top + ry * Math.sqrt(1 - a * a), 'Q', a * R * .6, top + depth * .95, 0, top + depth * 1.3);
  s.line(m, D, .7 * Math.max(.7, k), 'opacity=".6"').line(d, D, 1.3 * Math.max(.6, k));
  const f = top - R * .62; s.line(join('M', -R * .6, top + ry * .8, 'L', 0, f, 'L', R * .6, top + ry * .8, 'M', -R * .55, top - ry * .8, 'L', 0, f, 'L', R * .55, top - ry * .8), D, 1 * Math.max(.6, k)).rect(-2.6 * k, f - 3 * k, 5.2 * k, 6 * k, geru);
  s.close();
};
export const observatory = [
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(60, 100), r(50, 64), 12] }); s.ridge(118, 40, p.ridge[0]); s.haze(90, 40); s.ridge(128, 20, p.ridge[1]); const g = s.ridge(136, 10, p.ridge[2]); s.scrub(g, 0, W, 7, p.ridge[3], 9);
    s.rect(0, 136, W, 70, s.gradient([[0, p.grass[0]], [1, p.grass[2]]])); let f = ''; for (let i = 0; i < 16; i++) f += join('M', 168, 136, 'L', -120 + i * 38, 206); s.line(f, p.grass[2], 1.6, 'opacity=".5"');
    const t = r(-26, -12), c = s.mood === 'night' ? '#8ea09c' : '#fbfaf2'; dish(s, 276, 144, .55, t, c); dish(s, 232, 148, .75, t, c); dish(s, 46, 146, .62, t, c); dish(s, 150, 172, 1.75, t, c);
    s.scrub(() => 172, 20, 300, 7, p.grass[2], 12); s.frame(p.fg, true, true, 15);
  },
  (s) => {
    const { r, p } = s;
    s.sky({ clouds: 5, sun: [r(40, 70), r(36, 50), 11] }); s.ridge(172, 34, p.ridge[1]); s.haze(140, 40); const g = s.ridge(182, 12, p.ridge[2]); s.scrub(g, 0, W, 9, p.ridge[3], 10);
    dish(s, 168, 196, 3.1, r(-30, -18), s.mood === 'night' ? '#8ea09c' : '#fbfaf2'); s.rect(0, 190, W, 16, p.grass[2]); s.grass(0, W, 204, 14, p.grass[1], 70); s.frame(p.fg, true, true, 13);
  },
  (s) => {
    const { r, p } = s;
    s.sky({ clouds: 0 }); s.stars(110, 130);
    let d = ''; const cx = r(140, 180), cy = 150; for (let i = 0; i < 26; i++) { const R = 20 + i * 8 + r(-3, 3), a = r(3.3, 5.6), b = a + r(.25, .7); d += join('M', cx + Math.cos(a) * R, cy + Math.sin(a) * R, 'A', R, R, '0 0 1', cx + Math.cos(b) * R, cy + Math.sin(b) * R); } s.line(d, '#e6eee4', .9, 'stroke-linecap="round" opacity=".55"');
    s.ridge(152, 36, p.ridge[1]); s.ridge(166, 18, p.ridge[2]); s.rect(0, 162, W, 44, p.grass[1]);
    const t = r(8, 24); for (const [x, y, k] of [[52, 168, .6], [104, 174, .85], [188, 184, 1.35], [276, 172, .7]]) dish(s, x, y, k, t, '#93a5a1', { mesh: k > .8 }); s.dots([[188, 181, 3], [104, 172, 2]], lamp); s.ridge(204, 12, p.fg); s.frame(p.fg, true, true, 15);
  },
];
