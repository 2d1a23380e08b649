import { W, H, join, mix } from '#art/kit.mjs';

const far = (s, y) => { const { p } = s; s.ridge(y, 40, p.ridge[0]); s.haze(y - 26, 44); s.ridge(y + 20, 30, p.ridge[1]); s.haze(y - 2, 40); };
const meadow = (s, y) => { const { p } = s; const g = (x) => y - Math.sin(x / 60) * 4; s.path(join('M', -6, y, 'C', 60, g(60) - 3, 120, g(140), 180, y - 2, 'S', 280, g(260) + 4, 330, y - 2, 'V', 210, 'H', -6, 'z'), s.gradient([[0, p.grass[1]], [1, p.grass[2]]])); s.strata(y + 8, 198, p.grass[0], { op: .4, gap: 7, w: 1.3 }); s.scrub(g, -4, W, 8, p.ridge[3], 10); };

export const rock = [
  // a free-standing needle beside the shoulder of a fort hill
  (s) => {
    const { r, p } = s; s.sky({ sun: [r(230, 270), 40, 11] }); far(s, 118);
    const cx = r(150, 172), top = r(24, 34), side = cx - r(74, 84);
    s.inside(join('M', -10, 190, 'L', -10, 92, 'L', side - 40, 84, 'L', side - 22, 66, 'L', side - 4, 68, 'L', side + 6, 96, 'Q', side + 12, 128, side + 34, 150, 'Q', cx - 30, 168, cx - 20, 190, 'z'), s.gradient([[0, p.rock[0]], [1, p.rock[1]]]), () => { s.strata(72, 180, p.rock[2], { x0: -10, x1: cx, op: .5, gap: 7, w: 1.2 }); s.line(join('M', -10, 118, 'Q', side - 20, 122, side + 12, 116), p.grass[1], 6, 'opacity=".6"'); });
    s.scrub(() => 83, -4, side - 42, 7, p.ridge[3], 9);
    s.inside(join('M', cx - 27, 184, 'L', cx - 22, 132, 'L', cx - 24, 112, 'L', cx - 15, 76, 'L', cx - 16, 58, 'L', cx - 8, top + 8, 'L', cx - 2, top, 'L', cx + 6, top + 4, 'L', cx + 10, 56, 'L', cx + 17, 84, 'L', cx + 16, 104, 'L', cx + 24, 140, 'L', cx + 32, 184, 'z'), s.gradient([[0, p.rock[0]], [1, p.rock[1]]]), () => {
      s.strata(top + 6, 180, p.rock[2], { x0: cx - 30, x1: cx + 34, op: .55, gap: 6, w: 1.2 }); s.poly([[cx + 3, top], [cx + 6, 90], [cx + 2, 184], [cx + 40, 184], [cx + 20, 60]], p.rock[2], 'opacity=".45"');
      let v = ''; for (let i = 0; i < 8; i++) v += join('M', cx + r(-14, 14), r(70, 150), 'l', r(-2, 2), r(8, 20)); s.line(v, p.rock[2], .9, 'opacity=".5"');
    });
    s.path(join('M', cx - 60, 184, 'Q', cx - 26, 150, cx, 156, 'T', cx + 70, 184, 'z'), p.grass[2]); s.bushes(cx - 52, cx + 58, 164, 180, 12, 4, 8, p.ridge[3], p.grass[1]);
    meadow(s, 176); s.scrub(() => 203, -4, W, 14, p.fg, 11); s.frame(p.fg, true, true, 17); s.birds(cx + 50, 60, 5);
    if (s.mood === 'monsoon') s.bars([[20, 128, 70], [210, 120, 90], [150, 150, 80]], '#fff', 4, .5);
  },
  // a natural bridge with a stream below
  (s) => {
    const { r, p } = s; s.sky({ sun: [r(140, 180), 46, 11], clouds: 5 }); far(s, 122);
    const x0 = r(92, 104), x1 = r(214, 226), roof = r(92, 100), m = (x0 + x1) / 2;
    s.path(join('M', x0 - 30, 150, 'Q', m, 138, x1 + 30, 150, 'V', 210, 'H', x0 - 30, 'z'), mix(p.grass[1], p.haze, .25));
    s.inside(join('M', -8, 206, 'V', 56, 'L', 34, 52, 'L', 60, 60, 'L', m - 34, 64, 'L', m + 20, 60, 'L', x1 + 24, 64, 'L', 280, 54, 'L', 330, 58, 'V', 206, 'H', x1 - 2, 'L', x1 + 4, 168, 'L', x1 - 4, 140, 'Q', x1 - 14, roof + 6, m + 6, roof, 'Q', x0 + 16, roof + 4, x0 + 4, 142, 'L', x0 - 4, 170, 'L', x0 + 2, 206, 'z'), s.gradient([[0, p.rock[0]], [1, p.rock[1]]]), () => {
      s.strata(60, 200, p.rock[2], { op: .5, gap: 7, w: 1.2 }); s.line(join('M', -8, 116, 'Q', 40, 120, x0 - 2, 114, 'M', x1 + 2, 118, 'Q', 270, 122, 330, 114), p.grass[1], 5, 'opacity=".55"');
      s.path(join('M', x0 + 2, 206, 'L', x0 - 4, 170, 'L', x0 + 4, 142, 'Q', x0 + 16, roof + 4, m + 6, roof, 'Q', x0 + 2, roof + 2, x0 - 12, 140, 'L', x0 - 16, 206, 'z'), p.rock[2], 'opacity=".6"');
    });
    s.scrub((q) => (q < 60 ? 54 : 62), -4, W, 9, p.ridge[3], 9); s.scrub((q) => (q < 60 ? 52 : 60), 10, W - 10, 6, p.grass[1], 22);
    s.path(join('M', m - 6, 146, 'C', m + 16, 158, m - 30, 168, m - 10, 182, 'S', m - 40, 200, m - 46, 210, 'H', m + 58, 'C', m + 44, 194, m + 40, 184, m + 26, 174, 'S', m + 30, 156, m + 12, 146, 'z'), s.gradient([[0, p.water[0]], [1, p.water[1]]])).bars([[m - 4, 160, 14], [m - 8, 178, 22], [m - 24, 194, 34]], '#fff', 1.6, .7);
    const st = []; for (let i = 0; i < 14; i++) st.push([r.chance(.5) ? r(x0 - 6, m - 30) : r(m + 48, x1 + 6), r(180, 200), r(6, 12)]); s.dots(st, p.rock[2]);
    s.frame(p.fg, true, true, 15); s.birds(60, 34, 4);
    if (s.mood === 'monsoon') s.rain(.22);
  },
  // the cliff edge, with a railing and the plain far below
  (s) => {
    const { r, p } = s; s.sky({ sun: [r(196, 250), r(52, 62), 13], bottom: 60 }); far(s, 112); s.haze(98, 60, .95);
    s.rect(0, 132, W, 74, s.gradient([[0, mix(p.ridge[1], p.haze, .6)], [1, p.ridge[2]]])); s.strata(138, 196, p.ridge[1], { op: .5, gap: 6, w: 1.2 }); s.haze(116, 50, .7);
    const ex = r(150, 176), top = r(92, 104);
    s.inside(join('M', -8, 210, 'V', top - 14, 'L', 40, top - 18, 'L', 96, top - 6, 'L', ex - 18, top, 'L', ex + 14, top + 5, 'L', ex + 18, top + 16, 'L', ex + 2, top + 24, 'L', ex + 6, top + 54, 'L', ex - 10, top + 70, 'L', ex - 2, 210, 'z'), s.gradient([[0, p.rock[0]], [1, p.rock[1]]]), () => {
      s.strata(top, 206, p.rock[2], { x0: -8, x1: ex + 20, op: .55, gap: 7, w: 1.3 }); s.poly([[ex - 30, top + 20], [ex - 22, H], [ex + 30, H], [ex + 30, top + 10]], p.rock[2], 'opacity=".4"');
      s.path(join('M', -8, top - 20, 'L', 40, top - 18, 'L', 96, top - 6, 'L', ex - 18, top, 'L', ex + 16, top + 6, 'Q', ex - 30, top + 14, 80, top + 8, 'T', -8, top + 6, 'z'), s.gradient([[0, p.grass[0]], [1, p.grass[1]]]));
    });
    let rail = ''; for (let x = 44; x < ex - 6; x += 15) rail += join('M', x, top - 8 + (x - 44) * .11, 'v', -16); s.line(rail, p.rock[2], 2, 'stroke-linecap="round"').line(join('M', 42, top - 22, 'L', ex - 8, top - 10, 'M', 42, top - 15, 'L', ex - 8, top - 3), p.rock[2], 1.4);
    s.inside(join('M', 250, 210, 'L', 256, 166, 'L', 268, 140, 'L', 290, 132, 'L', 330, 136, 'V', 210, 'z'), p.ridge[3], () => s.strata(138, 200, p.ridge[2], { x0: 246, op: .6, gap: 7, w: 1.2 })); s.scrub(() => 137, 268, W, 7, p.ridge[3], 8);
    s.tree(r(20, 32), top - 10, 30, p.fg, p.ridge[3], { spread: 1.2 }); s.grass(-4, ex - 20, top + 4, 9, p.fg, 34); s.frame(p.fg, true, false, 18); s.birds(ex + 60, 84, 5);
    if (s.mood === 'monsoon') s.bars([[ex + 20, 128, 80], [230, 150, 70], [ex + 6, 168, 60]], '#fff', 5, .55);
  },
];
