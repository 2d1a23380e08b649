import { W, join, mix, geru, haldi, plaster, teak, teakDark } from '#art/kit.mjs';
import { shikhara } from '#art/scenes/temple.mjs';

export const village = [
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(230, 270), 40, 12] }); s.ridge(94, 46, p.ridge[0]); s.haze(64, 40); s.ridge(108, 30, p.ridge[1]); s.haze(88, 30, .7); const g = s.ridge(118, 14, p.ridge[2]); s.scrub(g, 0, W, 9, p.ridge[3], 9);
    s.rect(0, 116, W, 90, p.grass[1]);
    const hs = []; for (const [x, y, w, h] of [[70, 128, 36, 13], [118, 124, 30, 12], [160, 130, 44, 16], [214, 126, 34, 13], [252, 131, 38, 14]]) hs.push([x + r(-5, 5), y, w, h]);
    shikhara(s, r(140, 150), 120, 13, 26, plaster, geru, p.wall[2], true);
    for (const [x, y, w, h] of hs) { if (r.chance(.6)) s.tree(x + w + 4, y, 24, p.ridge[3], p.grass[1]); s.house(x, y, w, h, { wall: r.pick([plaster, '#e9d6b4', '#dfe6d6']) }); }
    s.palm(56, 132, 40, p.ridge[3], teak, -4); s.palm(296, 134, 34, p.ridge[3], teak, 5);
    // terraces
    const cols = [p.grass[0], mix(p.grass[0], haldi, .35), p.grass[1], mix(p.grass[1], p.soil, .4), p.grass[0], p.grass[2]];
    for (let i = 0; i < 6; i++) { const y = 134 + i * i * 1.2 + i * 7; s.path(join('M', -6, y + r(-3, 3), 'Q', 80, y - r(2, 9), 160, y, 'T', 330, y + r(-4, 4), 'V', 206, 'H', -6, 'z'), r.pick(cols)); s.line(join('M', -6, y + 1, 'Q', 80, y - 5, 160, y, 'T', 330, y), p.rock[2], 1, 'opacity=".25"'); s.strata(y + 4, y + 13, p.ridge[3], { op: .3, gap: 5, w: 1.1 }); }
    s.frame(p.fg, true, true, 15);
  },
  // vineyard rows
  (s) => {
    const { r, p } = s;
    s.sky({ clouds: 6, sun: [r(70, 110), 40, 11] }); s.ridge(92, 50, p.ridge[0]); s.haze(60, 44); s.ridge(104, 26, p.ridge[1]); s.haze(86, 24, .7); s.scrub(() => 104, -4, W, 9, p.ridge[2], 9);
    s.rect(0, 104, W, 102, s.gradient([[0, mix(p.soil, p.grass[0], .6)], [1, p.soil]]));
    const vx = r(150, 170), vy = 100;
    for (let i = -6; i <= 6; i++) { if (!i) continue; const k = Math.sign(i) * (Math.abs(i) - .5); const bx = vx + k * 74; s.poly([[vx + k * 3, vy + 4], [vx + k * 3 + 1.4, vy + 4], [bx + 20, 214], [bx - 20, 214]], p.grass[2]).poly([[vx + k * 3, vy + 4], [vx + k * 3 + .7, vy + 4], [bx + 4 * Math.sign(-k), 214], [bx - 20, 214]], p.grass[1]); const l = []; for (let q = 0; q < 11; q++) { const t = Math.pow(q / 11, 1.5); l.push([vx + k * 3 + (bx - vx - k * 3) * t + r(-9, 9) * t, vy + 5 + 108 * t - 8 * t, 3 + 17 * t]); } s.dots(l, p.grass[2]); s.dots(l.map(([a, b, c]) => [a - c * .2, b - c * .28, c * .5]), p.grass[0]); }
    let d = ''; for (const k of [-1.5, -.5, .5, 1.5]) for (const t of [.2, .5, 1]) { const x = vx + k * 74 * t, y = vy + 108 * t; d += join('M', x, y, 'v', -34 * t); } s.line(d, teakDark, 1.4);
    // grapes hanging from the near trellis
    s.line(join('M', -4, 14, 'Q', 160, 4, 324, 16), teakDark, 3).line(join('M', -4, 22, 'Q', 160, 12, 324, 24), teak, 1);
    for (const gx of [34, 92, 232, 286]) { const b = [], h = []; const gy = 26 + r(-2, 6); for (let row = 0; row < 5; row++) for (let q = 0; q < 4.4 - Math.abs(row - 1) * .9; q++) { const x = gx + (q - (3.4 - Math.abs(row - 1) * .9) / 2) * 7 + r(-1, 1), y = gy + row * 6.2; b.push([x, y, 8.6]); if ((q + row) % 2) h.push([x - 1.6, y - 1.8, 2.4]); } s.line(join('M', gx, 12, 'v', 14), teak, 1.5).dots(b, gx % 4 ? '#5b2a4a' : '#8aa33f').dots(h, '#fff', 'opacity=".5"'); }
    const lv = []; for (let i = 0; i < 26; i++) lv.push([r(-4, W), 10 + r(-8, 10), r(13, 22)]); s.dots(lv, p.grass[2]).dots(lv.filter((_, i) => i % 2).map(([a, b, c]) => [a - 3, b - 3, c * .5]), p.grass[1]);
  },
  // courtyard
  (s) => {
    const { r, p } = s;
    s.sky({ clouds: 3, bottom: 40 }); s.ridge(64, 30, p.ridge[1]); s.haze(40, 34); s.rect(0, 96, W, 80, p.grass[1]); s.scrub(() => 98, -4, W, 14, p.ridge[3], 9); s.tree(36, 158, 104, p.ridge[3], p.grass[1]); s.tree(292, 158, 96, p.ridge[3], p.grass[1]);
    const wall = r.pick(['#d8e0d2', '#f0e2c4', '#cfd9dc']), y = 156; s.rect(62, 84, 200, y - 84, wall).rect(62, y - 26, 200, 26, mix(wall, geru, .55)); s.rect(62, 84, 200, 14, '#000', 'opacity=".16"');
    s.rect(146, 102, 32, 54, teak).line(join('M', 162, 102, 'v', 54, 'M', 146, 118, 'h', 32, 'm', -32, 18, 'h', 32), teakDark, 1.4).rect(142, 98, 40, 5, teakDark); s.dots([[158, 130, 3], [166, 130, 3]], haldi);
    for (const x of [84, 210]) { s.rect(x, 106, 28, 24, teakDark).rect(x + 2, 108, 11, 20, mix(teakDark, '#8fb0a0', .45)).rect(x + 15, 108, 11, 20, mix(teakDark, '#8fb0a0', .3)).line(join('M', x + 6, 108, 'v', 20, 'm', 4, -20, 'v', 20, 'm', 9, -20, 'v', 20, 'm', 4, -20, 'v', 20), teakDark, .9); }
    s.line(join('M', 140, 100, 'q', 11, 9, 22, 0, 'q', 11, 9, 22, 0), '#e08a1e', 3, 'stroke-dasharray="1 3" stroke-linecap="round"').line(join('M', 140, 100, 'q', 11, 9, 22, 0, 'q', 11, 9, 22, 0), p.grass[1], 3, 'stroke-dasharray="1 6" stroke-dashoffset="2" stroke-linecap="round"');
    s.roof(54, 88, 216, 40, 8); for (const x of [70, 124, 196, 250]) s.rect(x, 88, 6, 70, teak).rect(x - 3, 88, 12, 5, teakDark).rect(x - 2, 152, 10, 6, p.wall[1]);
    s.rect(54, y, 216, 10, p.wall[0]).rect(54, y + 7, 216, 4, p.rock[2], 'opacity=".5"').rect(140, y + 10, 44, 7, p.wall[0]).rect(134, y + 17, 56, 6, p.wall[1]);
    s.path(join('M', -4, 166, 'H', 324, 'V', 206, 'H', -4, 'z'), s.gradient([[0, mix(p.soil, '#e9c79a', .5)], [1, mix(p.soil, '#b98552', .4)]])); s.rect(140, 166, 44, 8, p.wall[0]).rect(134, 173, 56, 6, p.wall[1]).rect(134, 178, 56, 2, p.rock[2], 'opacity=".4"');
    // tulsi, rangoli, cot
    s.rect(228, 172, 26, 18, plaster).rect(224, 168, 34, 5, geru).rect(224, 188, 34, 5, geru).path(s.ogee(236, 187, 10, 13), teakDark).scrub(() => 161, 230, 254, 8, p.grass[2], 5).scrub(() => 157, 232, 252, 6, p.grass[1], 5);
    s.line(join('M', 162, 184, 'm', -14, 7, 'q', 7, -9, 14, 0, 'q', 7, -9, 14, 0, 'q', -7, 9, -14, 0, 'q', -7, 9, -14, 0), '#fff', 1.4); s.line(join('M', 66, 176, 'v', 15, 'm', 48, -15, 'v', 15, 'm', -40, -20, 'v', 15, 'm', 48, -15, 'v', 15), teakDark, 2.6).poly([[64, 177], [116, 177], [124, 170], [72, 170]], '#e8cf9c').line(join('M', 68, 174, 'h', 52, 'm', -46, -4, 'l', -3, 7, 'm', 13, -7, 'l', -3, 7, 'm', 13, -7, 'l', -3, 7, 'm', 13, -7, 'l', -3, 7), teak, .8);
    s.frame(p.fg, true, true, 14);
  },
];
