import { W, H, n, join, mix, teak, teakDark } from '#art/kit.mjs';

const leopard = (s, x, y, k, coat, dark) => {
  const at = (...a) => join(...a.map((v) => (typeof v === 'number' ? v * k : v)));
  s.open(`transform="translate(${n(x)} ${n(y)})"`);
  s.line(at('M', 84, 20, 'C', 98, 24, 100, 40, 95, 54, 'q', -2, 7, 4, 9), coat, 5 * k, 'stroke-linecap="round"');
  s.line(at('M', 96.5, 50, 'q', -3, 9, 3, 13), dark, 5 * k, 'stroke-linecap="round" opacity=".85"');
  s.path(at('M', 12, 35, 'C', 5, 36, 3, 33, 5, 30, 'L', 22, 26, 'C', 20, 20, 21, 15, 25, 12, 'C', 34, 10, 42, 13, 52, 12, 'C', 66, 10, 80, 8, 88, 18, 'C', 94, 26, 90, 33, 82, 34, 'L', 64, 34.5, 'C', 61, 34.5, 60, 32, 62, 31, 'L', 44, 32, 'L', 24, 35, 'z'), coat);
  s.path(at('M', 62, 34, 'C', 58, 24, 66, 15, 77, 16, 'C', 88, 18, 90, 31, 82, 34.5, 'z'), '#000', 'opacity=".10"');
  s.path(at('M', 30, 31.5, 'q', 16, -3, 32, -.6, 'l', -1, 2, 'l', -30, 1, 'z'), '#fff3dc', 'opacity=".7"');
  // head
  s.path(at('M', 12.4, 0, 'q', -2, -4.4, .6, -5, 'q', 3.4, .4, 3.8, 4, 'z') + at('M', 25, -.6, 'q', 1.6, -4.4, 4.2, -3.4, 'q', 1.8, 3, -1.4, 6, 'z'), coat);
  s.path(at('M', 9, 3, 'C', 11, -4, 27, -5, 31, 4, 'C', 34, 12, 30, 19, 24, 20, 'C', 18, 22, 10, 20, 7, 14, 'C', 6, 10, 8, 7, 9, 3, 'z'), coat);
  s.path(at('M', 8, 11, 'q', 6, -3, 11, 1, 'q', 3, 6, -4, 8, 'q', -7, -1, -8, -6, 'z'), '#fff3dc', 'opacity=".9"');
  s.path(at('M', 10, 10.4, 'h', 4.6, 'l', -2.3, 2.6, 'z'), dark);
  s.line(at('M', 10, 6, 'l', 3, 1, 'm', 6, .4, 'l', 3.4, -.6), dark, 1.5 * k, 'stroke-linecap="round"');
  const sp = []; const { r } = s;
  for (let i = 0; i < 52; i++) { const sx = r(27, 87), sy = r(13.5, 30); if (sx < 40 && sy > 27) continue; sp.push([sx * k, sy * k, r(1.4, 2.6) * k]); }
  for (const [a, b] of [[14, 1], [18, -.6], [22, .6], [26, 4], [28, 9], [27, 14], [24, 17], [16, 3], [12, 32], [17, 31], [9, 33.5]]) sp.push([a * k, b * k, 1.5 * k]);
  s.dots(sp, dark, 'opacity=".72"').close();
};
export const wildlife = [
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(228, 262), r(50, 64), 15] }); s.ridge(112, 50, p.ridge[0]); s.haze(80, 44); s.ridge(128, 30, p.ridge[1]); s.haze(106, 34, .7); const g = s.ridge(144, 20, p.ridge[2]); s.scrub(g, 0, W, 14, p.ridge[3], 9);
    s.tree(r(268, 292), 168, 66, p.fg, p.ridge[3], { spread: 1.35 });
    s.rect(0, 160, W, 46, s.gradient([[0, p.grass[0]], [1, p.grass[2]]])); s.grass(0, W, 172, 15, p.grass[1], 90);
    s.inside(join('M', 34, 206, 'L', 48, 152, 'L', 74, 138, 'L', 214, 134, 'L', 246, 146, 'L', 268, 206, 'z'), s.gradient([[0, p.rock[0]], [.3, p.rock[1]], [1, p.rock[2]]]), () => { s.strata(140, 204, p.rock[2], { x0: 30, x1: 280, op: .55, gap: 7, w: 1.4 }); s.poly([[200, 132], [228, 206], [280, 206], [260, 130]], '#000', 'opacity=".2"'); });
    leopard(s, 98, 96, 1.28, s.mood === 'dusk' ? '#c08a4a' : '#d29a4e', '#33231a');
    s.grass(0, 90, 206, 26, p.fg, 50).grass(230, W, 206, 26, p.fg, 50).birds(120, 40, 3, 6);
  },
  // giant squirrel (shekru), the state animal, on a branch
  (s) => {
    const { r, p } = s;
    s.rect(0, 0, W, H, s.gradient([[0, p.sky[1]], [.6, mix(p.sky[2], p.grass[0], .25)], [1, mix(p.grass[0], p.sky[2], .3)]]));
    const bok = []; for (let i = 0; i < 26; i++) bok.push([r(0, W), r(0, H), r(18, 54)]); s.dots(bok, p.ridge[1], 'opacity=".22"');
    const bk2 = []; for (let i = 0; i < 16; i++) bk2.push([r(0, W), r(0, H), r(10, 34)]); s.dots(bk2, p.glow, 'opacity=".28"');
    s.line(join('M', -10, 132, 'Q', 90, 112, 180, 122, 'T', 332, 92), teakDark, 13, 'stroke-linecap="round"').line(join('M', -10, 129, 'Q', 90, 109, 180, 119, 'T', 332, 89), teak, 5, 'opacity=".8"').line(join('M', 232, 116, 'q', 26, 18, 46, 44), teakDark, 6, 'stroke-linecap="round"');
    const coat = '#7d2f1c', cream = '#f0d9b0', dark = '#3a130b';
    // tail, hanging
    s.path(join('M', 186, 104, 'C', 214, 104, 222, 124, 214, 150, 'C', 208, 172, 214, 184, 224, 190, 'C', 210, 196, 194, 188, 190, 170, 'C', 186, 150, 192, 134, 180, 122, 'z'), dark).path(join('M', 207, 166, 'C', 208, 176, 214, 185, 224, 190, 'C', 210, 196, 194, 188, 191, 172, 'z'), cream);
    // body
    s.path(join('M', 96, 112, 'C', 92, 96, 108, 78, 134, 76, 'C', 164, 72, 192, 84, 196, 104, 'C', 198, 118, 184, 122, 168, 120, 'L', 112, 120, 'C', 102, 120, 98, 118, 96, 112, 'z'), coat).path(join('M', 98, 112, 'C', 104, 104, 118, 104, 128, 110, 'C', 140, 116, 150, 116, 160, 120, 'L', 112, 120.5, 'C', 102, 120, 99, 118, 98, 112, 'z'), cream).path(join('M', 150, 80, 'C', 174, 78, 192, 88, 195, 104, 'C', 196, 116, 184, 120, 170, 119, 'C', 176, 104, 168, 88, 150, 80, 'z'), dark, 'opacity=".55"');
    s.path(join('M', 156, 121, 'C', 150, 104, 168, 94, 180, 102, 'C', 190, 110, 186, 122, 176, 123, 'z'), coat).line(join('M', 118, 114, 'q', -10, 4, -14, 10, 'm', 68, -2, 'q', 8, 2, 14, 1), cream, 4.4, 'stroke-linecap="round"');
    // head
    s.path(join('M', 86, 70, 'q', -5, -12, 1, -15, 'q', 7, 3, 8, 13, 'z') + join('M', 106, 66, 'q', 2, -13, 9, -13, 'q', 4, 7, -2, 17, 'z'), dark).path(join('M', 76, 90, 'C', 74, 74, 88, 63, 103, 65, 'C', 118, 67, 126, 78, 124, 92, 'C', 122, 104, 106, 110, 94, 107, 'C', 84, 105, 76, 100, 76, 90, 'z'), coat).path(join('M', 76, 88, 'C', 80, 80, 92, 82, 98, 90, 'C', 104, 98, 112, 96, 118, 101, 'C', 110, 109, 98, 109, 90, 106, 'C', 80, 103, 75, 98, 76, 88, 'z'), cream);
    s.circle(96, 82, 4.2, '#160905').circle(94.8, 80.6, 1.3, '#fff').path(join('M', 74, 89, 'q', 4, -3, 7, 0, 'q', -2, 5, -6, 4, 'z'), '#c9867a');
    const lv = (x, y, a, l, c) => { const q = (t, m) => [x + Math.cos(a + t) * m, y + Math.sin(a + t) * m]; const [ex, ey] = q(0, l), [ax, ay] = q(.5, l * .55), [bx, by] = q(-.5, l * .55); s.path(join('M', x, y, 'Q', ax, ay, ex, ey, 'Q', bx, by, x, y, 'z'), c); };
    for (let i = 0; i < 26; i++) { const right = i % 2; const x = right ? r(236, 326) : r(-10, 70), y = right ? r(20, 110) : r(120, 206); lv(x, y, r(0, 6.28), r(22, 40), r.pick([p.ridge[3], p.grass[2], p.grass[1], p.fg])); }
    for (let i = 0; i < 9; i++) lv(r(0, W), r(-8, 12), r(.6, 2.4), r(24, 40), r.pick([p.fg, p.ridge[3]]));
  },
  // forest track and watchtower
  (s) => {
    const { r, p } = s;
    s.rect(0, 0, W, H, s.gradient([[0, p.sky[1]], [.55, p.sky[2]], [1, p.grass[0]]])); s.circle(150, 74, 90, s.radial([[0, p.glow, .9], [1, p.glow, 0]]));
    for (const [y, c, k, sz] of [[116, p.ridge[0], 9, 22], [124, p.ridge[1], 9, 26], [132, p.ridge[2], 11, 26]]) { let tr = ''; for (let x = r(-8, 8); x < W; x += r(14, 34)) tr += join('M', x, y + 6, 'l', r(-2, 2), -r(60, 110)); s.line(tr, c, 3.2); s.scrub(() => y - r(58, 112), -4, W, sz, c, sz * .75); s.scrub(() => y, -4, W, 16, c, 11); }
    s.path(join('M', -6, 136, 'Q', 160, 126, 330, 138, 'V', 206, 'H', -6, 'z'), s.gradient([[0, p.grass[0]], [1, p.grass[2]]])); s.strata(142, 200, p.grass[2], { op: .35, gap: 7, w: 1.5 });
    s.path(join('M', 138, 131, 'C', 152, 140, 136, 150, 110, 164, 'C', 84, 178, 70, 190, 66, 206, 'H', 206, 'C', 204, 186, 176, 172, 164, 160, 'C', 152, 148, 156, 138, 148, 131, 'z'), mix(p.soil, p.haze, .35)).line(join('M', 144, 140, 'C', 142, 152, 120, 166, 110, 206, 'M', 150, 142, 'C', 152, 158, 160, 170, 160, 206), p.soil, 2.4, 'opacity=".5"');
    // machan
    const x = 214, y = 150; s.line(join('M', x - 18, y, 'L', x - 12, y - 62, 'M', x + 22, y, 'L', x + 16, y - 62, 'M', x - 16, y - 20, 'L', x + 17, y - 50, 'M', x + 20, y - 20, 'L', x - 13, y - 50), teakDark, 3).line(join('M', x - 8, y, 'L', x - 5, y - 60, 'm', 7, 60, 'v', -60, 'm', -10, 50, 'h', 11, 'm', -10.6, -10, 'h', 10, 'm', -9.6, -10, 'h', 9.6, 'm', -9, -10, 'h', 9, 'm', -8.6, -10, 'h', 8.4), teak, 1.6); s.rect(x - 20, y - 66, 44, 5, teak).rect(x - 17, y - 82, 38, 16, teakDark, 'opacity=".75"').rect(x - 17, y - 74, 38, 8, teak); s.path(join('M', x - 26, y - 82, 'L', x + 2, y - 102, 'L', x + 30, y - 82, 'z'), mix(p.soil, p.grass[1], .3)).line(join('M', x - 18, y - 84, 'l', 20, -15, 'm', -10, 15, 'l', 10, -15, 'm', 0, 15, 'v', -15, 'm', 10, 15, 'l', -10, -15), teakDark, .9, 'opacity=".5"');
    // chital
    for (const [dx, dy, k] of [[96, 148, 1], [118, 143, .8]]) { const c = '#b9783c'; s.line(join('M', dx - 8 * k, dy, 'v', 11 * k, 'm', 4 * k, -11 * k, 'v', 11 * k, 'm', 10 * k, -11 * k, 'v', 11 * k, 'm', 4 * k, -11 * k, 'l', 1 * k, 11 * k), c, 1.6 * k).path(join('M', dx - 11 * k, dy + 2 * k, 'q', -1 * k, -9 * k, 9 * k, -9 * k, 'h', 8 * k, 'q', 5 * k, -2 * k, 5 * k, -9 * k, 'l', 4 * k, -3 * k, 'l', 5 * k, 3 * k, 'l', -5 * k, 3 * k, 'q', 1 * k, 10 * k, -5 * k, 14 * k, 'z'), c).line(join('M', dx + 13 * k, dy - 18 * k, 'q', -4 * k, -6 * k, -1 * k, -11 * k, 'm', 2 * k, 11 * k, 'q', 1 * k, -6 * k, 5 * k, -9 * k), teakDark, 1 * k); const sp = []; for (let i = 0; i < 9; i++) sp.push([dx + r(-8, 9) * k, dy + r(-5, 0) * k, 1]); s.dots(sp, '#fff3dc'); }
    for (const [tx, w] of [[14, 22], [300, 26]]) { s.path(join('M', tx - w * .6, 206, 'Q', tx - w * .3, 100, tx - w * .4, -4, 'h', w * .8, 'Q', tx + w * .3, 100, tx + w * .7, 206, 'z'), p.fg); } s.scrub(() => r(-6, 16), -4, 110, 34, p.fg, 16).scrub(() => r(-6, 18), 220, W, 34, p.fg, 16); s.grass(0, 80, 206, 26, p.fg, 46).grass(230, W, 206, 24, p.fg, 46);
    s.poly([[120, 0], [150, 0], [110, 170], [50, 170]], p.glow, 'opacity=".16"').poly([[170, 0], [186, 0], [176, 170], [140, 170]], p.glow, 'opacity=".14"');
  },
];
