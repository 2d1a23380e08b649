import { W, H, n, join, mix, geru, haldi, teak, teakDark } from '#art/kit.mjs';

const boat = (s, x, y, w, c = teak) => s.path(join('M', x - w / 2, y, 'q', w * .1, w * .16, w * .28, w * .17, 'h', w * .46, 'q', w * .18, -w * .02, w * .3, -w * .22, 'q', -w * .3, w * .1, -w * .54, w * .1, 'z'), c).line(join('M', x - w * .46, y + 1, 'q', w * .4, w * .08, w * .9, -w * .05), haldi, w * .03, 'opacity=".8"').bars([[x - w * .4, y + w * .22, w * .9]], '#000', 1, .18);
export const lake = [
  // the dam
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(60, 110), 42, 11] }); s.ridge(82, 44, p.ridge[0]); s.haze(54, 40); s.ridge(92, 30, p.ridge[1]); const g = s.ridge(98, 16, p.ridge[2]); s.scrub(g, 0, W, 6, p.ridge[3], 8);
    s.water(96, 132, { glints: 10 });
    // wall in perspective
    const L = mix(p.wall[0], '#ffffff', .2);
    s.inside(join('M', -6, 116, 'L', 330, 100, 'V', 176, 'L', -6, 206, 'z'), s.gradient([[0, p.wall[0]], [1, p.wall[2]]]), () => { s.strata(104, 206, p.rock[2], { op: .3, gap: 7 }); s.courses(-6, 104, 340, 110, 12, p.rock[2], .16); });
    s.poly([[-6, 111], [330, 96], [330, 101], [-6, 117]], L).line(join('M', -6, 108, 'L', 330, 94), p.rock[2], .8, 'stroke-dasharray="1 5"');
    // gates and spill
    for (let i = 0; i < 5; i++) { const x = 118 + i * 27, y = 109 - i * 1.4, b = 198 - i * 3.6; s.poly([[x - 4, y - 13], [x + 1, y - 13], [x + 1, b], [x - 6, b + 2]], p.wall[1]).rect(x - 6, y - 16, 9, 4, geru); if (i < 4) { s.rect(x + 1, y + 1, 22, 9, p.rock[2]); s.path(join('M', x + 2, y + 10, 'C', x + 2, y + 40, x - 4, b - 20, x - 6, b + 6, 'h', 31, 'C', x + 24, b - 24, x + 23, y + 40, x + 23, y + 9, 'z'), '#fff', 'opacity=".82"').line(join('M', x + 7, y + 14, 'q', -2, 46, -5, 78, 'm', 10, -78, 'q', 0, 46, -2, 76, 'm', 8, -76, 'q', 1, 44, 2, 74), p.water[1], 1.4, 'opacity=".6"'); } }
    s.line(join('M', 114, 93, 'L', 232, 86), teakDark, 1.4).line(join('M', 114, 97, 'L', 232, 90), teakDark, .8);
    const foam = []; for (let i = 0; i < 30; i++) foam.push([r(96, 240), r(186, 204), r(7, 16)]); s.dots(foam, '#fff', 'opacity=".55"');
    s.scrub(() => r(188, 206), -4, 104, 20, p.grass[2], 9).scrub(() => r(182, 206), 232, W, 20, p.grass[2], 9); s.frame(p.fg, true, true, 15);
  },
  // still water
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(120, 200), r(44, 58), 13], clouds: 7 }); s.ridge(104, 52, p.ridge[0]); s.haze(72, 40); s.ridge(108, 32, p.ridge[1]); const y = 112; s.haze(92, 24, .7);
    s.water(y, H + 2, { glints: 22 });
    // mirrored hills
    s.open(`transform="matrix(1 0 0 -.55 0 ${n(y * 1.55)})" opacity=".35"`); s.ridge(y, 46, p.ridge[1]); s.close();
    s.rect(0, y + 40, W, 60, s.gradient([[0, p.water[1], 0], [1, p.water[2]]]));
    for (const [x, w, yy] of [[r(30, 70), 74, y + 9], [r(216, 250), 92, y + 15]]) { s.path(join('M', x - w / 2, yy, 'q', w * .2, -13, w * .45, -11, 't', w * .55, 11, 'z'), p.ridge[3]); s.scrub((q) => yy - 8 + Math.abs(q - x) * .16, x - w * .4, x + w * .4, 9, p.ridge[3], 7); s.bars([[x - w * .5, yy + 2, w], [x - w * .36, yy + 6, w * .7], [x - w * .2, yy + 10, w * .4]], p.ridge[3], 2, .4); }
    s.bars([[110, y + 6, 120], [126, y + 14, 90], [138, y + 24, 60], [120, y + 34, 80]], p.glow, 1.6, .75);
    boat(s, 160, y + 50, 54); { const bx = 158; s.path(join('M', bx - 4, y + 52, 'q', -1, -14, 3, -18, 'q', 5, 3, 6, 18, 'z'), p.fg).circle(bx, y + 31, 3, p.fg).line(join('M', bx + 1, y + 38, 'l', 9, 5, 'M', bx + 14, y + 30, 'L', bx + 2, y + 62), p.fg, 1.6, 'stroke-linecap="round"'); }
    s.grass(-4, 90, 204, 30, p.fg, 50).grass(250, W, 206, 24, p.fg, 40).birds(90, 60, 6, 7);
  },
  // backwater shore
  (s) => {
    const { r, p } = s;
    s.sky({ clouds: 7, sun: [r(230, 270), 40, 10] }); s.ridge(88, 46, p.ridge[0]); s.haze(60, 36); s.ridge(94, 26, p.ridge[1]); s.haze(80, 20, .7);
    s.water(94, H + 2, { glints: 18 });
    s.path(join('M', -6, 132, 'Q', 70, 124, 120, 140, 'T', 214, 168, 'Q', 250, 184, 330, 178, 'V', 210, 'H', -6, 'z'), mix(p.soil, p.grass[0], .35)).path(join('M', -6, 142, 'Q', 64, 134, 110, 150, 'T', 200, 178, 'Q', 246, 194, 330, 188, 'V', 210, 'H', -6, 'z'), p.grass[1]);
    s.strata(150, 204, p.grass[0], { op: .6, gap: 7, w: 1.5, x1: 230 });
    boat(s, 214, 140, 92, teak); boat(s, 120, 118, 44, teakDark);
    for (const [x, y, k] of [[88, 142, 1.1], [118, 152, .9], [r(40, 58), 134, .75]]) { const P = (...a) => join(...a.map((v) => (typeof v === 'number' ? v * k : v))); s.open(`transform="translate(${n(x)} ${n(y)})"`).line(P('M', 0, 0, 'v', -15, 'm', 4, 15, 'l', -1, -14), '#20302a', 1.1 * k).path(P('M', -4, -15, 'q', 2, -8, 10, -8, 'q', 8, 1, 12, 9, 'q', -9, 2, -14, 2, 'q', -6, 1, -8, -3, 'z'), '#fff').path(P('M', 12, -15, 'q', 6, 2, 8, 5, 'q', -7, 0, -12, -3, 'z'), '#e9efe9').line(P('M', -1, -18, 'q', -6, -5, -2, -11, 'q', 4, -5, 0, -9), '#fff', 2 * k, 'stroke-linecap="round"').circle(-3.4 * k, -38 * k, 1.9 * k, '#fff').line(P('M', -5, -38, 'l', -7, 1.4), '#d79a14', 1.2 * k, 'stroke-linecap="round"').close(); }
    s.grass(-4, 150, 196, 22, p.ridge[3], 60).grass(-4, 120, 206, 34, p.fg, 60).grass(262, W, 206, 30, p.fg, 40);
  },
];
