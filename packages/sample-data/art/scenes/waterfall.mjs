import { W, H, n, join, mix } from '#art/kit.mjs';

const fall = (s, x, y0, y1, w) => { s.path(join('M', x - w / 2, y0, 'q', w / 2, 2, w, 0, 'C', x + w * .56, y0 + (y1 - y0) * .4, x + w * .7, y1 - 14, x + w * .95, y1, 'H', x - w * .95, 'C', x - w * .7, y1 - 14, x - w * .56, y0 + (y1 - y0) * .4, x - w / 2, y0, 'z'), '#fff', 'opacity=".93"'); let d = ''; for (let i = 0; i < w / 2.6; i++) { const q = x + s.r(-.42, .42) * w; d += join('M', q, y0 + s.r(4, 20), 'v', (y1 - y0) * s.r(.2, .55)); } s.line(d, s.p.water[1], .9, 'opacity=".75"'); };
export const waterfall = [
  // an amphitheatre of trap benches
  (s) => {
    const { r, p } = s;
    s.sky({ clouds: 6, bottom: 36, sun: s.mood === 'morning' ? [r(60, 90), 28, 9] : null }); s.ridge(62, 30, p.ridge[0]); s.haze(34, 34);
    const x = r(150, 172);
    const bluff = (pts, c, st) => s.inside('M' + pts.map((q) => join(...q)).join('L') + 'z', c, st);
    const edge = (x0, x1, y, c, l) => { s.scrub(() => y + 1, x0, x1, 10, c, 9); s.scrub(() => y - 1, x0, x1, 6, l, 16); };
    // back wall
    const back = mix(p.rock[0], p.ridge[1], .55), mid = mix(p.rock[1], p.ridge[2], .45), near = mix(p.rock[1], p.ridge[3], .55);
    bluff([[-6, 54], [70, 50], [84, 44], [x - 10, 46], [x + 12, 45], [250, 42], [262, 48], [330, 46], [330, 206], [-6, 206]], s.gradient([[0, back], [1, mix(back, p.haze, .5)]]), () => { s.strata(52, 110, p.rock[2], { x0: 60, x1: 270, op: .26, gap: 7, w: 1.1 }); s.line(join('M', -6, 76, 'L', 330, 74), p.grass[1], 3, 'opacity=".6"'); });
    edge(60, 276, 46, p.grass[2], p.grass[1]);
    fall(s, x + 44, 46, 120, 4); fall(s, x - 50, 48, 120, 4); fall(s, x, 45, 96, 12);
    // bench across the back
    bluff([[40, 112], [x - 40, 98], [x - 18, 95], [x + 20, 95], [x + 48, 99], [290, 112], [290, 206], [40, 206]], s.gradient([[0, mid], [1, near]]), () => s.strata(104, 168, p.rock[2], { x0: 70, x1: 260, op: .38, gap: 7, w: 1.2 }));
    edge(44, x - 16, 105, p.grass[2], p.grass[0]); edge(x + 22, 288, 105, p.grass[2], p.grass[0]);
    fall(s, x + 2, 94, 164, 19);
    // side walls, stepping in
    const side = (d) => { const X = (v) => (d > 0 ? v : W - v), j = r(-6, 6); bluff([[X(-8), 30], [X(30 + j), 34], [X(40 + j), 62], [X(62 + j), 66], [X(72 + j), 96], [X(92 + j), 100], [X(104 + j), 140], [X(122), 148], [X(130), 206], [X(-8), 206]], s.gradient([[0, mid], [.6, near], [1, p.ridge[3]]]), () => { s.strata(36, 180, p.rock[2], { x0: X(0) ? 186 : -10, x1: X(0) ? W : 132, op: .42, gap: 8, w: 1.4 }); s.rect(d > 0 ? -8 : W - 140, 20, 148, 190, d > 0 ? (s.sh1 ??= s.gradient([[0, '#000', .34], [1, '#000', 0]], 'h')) : (s.sh2 ??= s.gradient([[0, '#000', 0], [1, '#000', .34]], 'h'))); });
      for (const [a, b, yy] of [[-8, 32, 33], [40, 62, 64], [72, 92, 98], [104, 122, 145]]) edge(Math.min(X(a + j), X(b + j)), Math.max(X(a + j), X(b + j)) + 2, yy, p.grass[2], p.grass[1]); };
    side(1); side(-1);
    s.ellipse(x, 164, 92, 30, s.radial([[0, '#fff', .95], [.5, '#fff', .45], [1, '#fff', 0]]));
    const g = s.ridge(178, 16, p.grass[2]); s.scrub(g, -4, W, 13, p.ridge[3], 8); s.path(join('M', x - 14, 172, 'q', 20, 8, 4, 16, 't', -18, 20, 'h', 52, 'q', 4, -10, 0, -18, 't', -8, -18, 'z'), p.water[0]).bars([[x - 6, 180, 18], [x - 4, 190, 22], [x - 10, 198, 24]], '#fff', 1.6, .8);
    s.bushes(-4, W, 188, 204, 14, 10, 16, p.ridge[3], p.grass[1]); s.frame(p.fg, true, true, 18); if (s.mood === 'monsoon') s.rain(.3);
  },
  // the ghat road
  (s) => {
    const { r, p } = s;
    s.sky({ clouds: 8 }); s.ridge(92, 48, p.ridge[0]); s.haze(60, 44); const g1 = s.ridge(116, 44, p.ridge[1]); s.haze(92, 40);
    let d = ''; for (let i = 0; i < 5; i++) { const x = r(30, 290); d += join('M', x, g1(x) + 4, 'v', r(12, 26)); } s.line(d, '#fff', 1.6, 'opacity=".8" stroke-linecap="round"');
    const g = s.ridge(136, 30, p.ridge[2]); s.scrub(g, 0, W, 8, p.ridge[3], 9); s.bars([[10, 104, 90], [40, 109, 70], [180, 98, 110], [220, 103, 80], [120, 124, 90]], '#fff', 5, .5);
    // hillside and road
    s.path(join('M', 330, 84, 'Q', 262, 96, 236, 124, 'T', 120, 168, 'Q', 50, 184, -6, 178, 'V', 206, 'H', 330, 'z'), s.gradient([[0, p.grass[1]], [1, p.grass[2]]])); s.strata(116, 190, p.grass[0], { x0: 170, op: .5, gap: 8, w: 1.5 });
    s.inside(join('M', 330, 52, 'L', 292, 60, 'Q', 268, 84, 262, 110, 'L', 330, 130, 'z'), p.rock[1], () => s.strata(56, 130, p.rock[2], { x0: 250, op: .6, gap: 6, w: 1.3 }));
    fall(s, 296, 62, 122, 6); s.scrub(() => r(54, 66), 286, W, 12, p.grass[2], 7);
    const road = join('M', 330, 132, 'C', 270, 128, 226, 134, 214, 146, 'C', 204, 157, 262, 160, 262, 172, 'C', 262, 188, 150, 182, 92, 206, 'H', 214, 'C', 250, 196, 306, 192, 306, 172, 'C', 306, 152, 250, 152, 252, 146, 'C', 256, 138, 290, 140, 330, 144, 'z');
    s.path(road, '#4a5250').line(join('M', 330, 138, 'C', 270, 132, 238, 138, 232, 146, 'C', 226, 155, 284, 156, 284, 172, 'C', 284, 190, 190, 188, 152, 206), '#f5efdc', 1.5, 'stroke-dasharray="7 6" opacity=".85"');
    // guard stones
    const st = []; let q = ''; for (const [x, y, k] of [[206, 148, 1], [212, 156, 1.1], [226, 162, 1.2], [244, 167, 1.3], [256, 176, 1.6], [238, 184, 1.8], [206, 187, 2], [168, 190, 2.2], [128, 194, 2.4]]) q += join('M', x, y, 'v', -4.4 * k); s.line(q, '#fff', 3.6).line(q.replace(/v(-[\d.]+)/g, (m, v) => 'v' + n(v * .45)), p.rock[2], 3.6);
    s.frame(p.fg, true, false, 20); s.tree(40, 196, 66, p.fg, p.ridge[3], { spread: 1.2 }); if (s.mood === 'monsoon') s.rain(.34);
  },
  // the plunge pool
  (s) => {
    const { r, p } = s;
    s.rect(0, 0, W, H, s.gradient([[0, mix(p.rock[0], p.ridge[2], .5)], [1, p.ridge[3]]]));
    const cx = r(150, 172);
    s.strata(0, 130, p.rock[2], { op: .45, gap: 7, w: 1.5 }).strata(0, 130, p.rock[0], { op: .5, gap: 12, w: 1.5 });
    for (const y of [24, 58, 96]) { s.line(join('M', -6, y + 4, 'L', cx - 34, y + 2, 'M', cx + 34, y + 2, 'L', 330, y + 4), p.rock[2], 5, 'opacity=".5"'); s.bushes(-4, cx - 38, y, y + 3, 9, 9, 13, p.grass[2], p.grass[1]); s.bushes(cx + 40, W, y, y + 3, 9, 9, 13, p.grass[2], p.grass[0]); }
    s.poly([[0, 0], [70, 0], [30, 140], [0, 150]], '#000', 'opacity=".26"').poly([[320, 0], [246, 0], [292, 140], [320, 150]], '#000', 'opacity=".26"');
    s.path(join('M', cx - 26, -4, 'h', 52, 'q', 2, 60, 8, 130, 'h', -68, 'q', 6, -70, 8, -130, 'z'), s.gradient([[0, '#fff', .95], [.6, '#fff', .82], [1, '#fff', .95]]));
    let d = ''; for (let i = 0; i < 40; i++) d += join('M', cx + r(-28, 28), r(-4, 100), 'v', r(10, 40)); s.line(d, p.water[1], 1.1, 'opacity=".6"');
    s.inside(join('M', -6, 130, 'Q', 160, 112, 330, 130, 'V', 206, 'H', -6, 'z'), p.water[1], () => { s.rect(0, 112, W, 94, s.gradient([[0, p.water[0]], [.4, p.water[1]], [1, mix(p.water[2], p.ridge[3], .4)]])); for (let i = 1; i < 6; i++) s.line(join('M', cx - 24 * i, 132 + i * 9, 'q', 24 * i, 9 + i, 48 * i, 0), '#fff', 1.4, `opacity="${n(.6 - i * .08)}"`); });
    const foam = []; for (let i = 0; i < 32; i++) foam.push([cx + r(-50, 50), 126 + r(-8, 8), r(8, 20)]); s.dots(foam, '#fff', 'opacity=".5"');
    for (const [x, y, w, h] of [[40, 150, 74, 30], [86, 172, 50, 20], [270, 146, 84, 34], [232, 176, 56, 20], [300, 186, 60, 30]]) { s.path(join('M', x - w / 2, y + h * .5, 'l', w * .12, -h * .7, 'l', w * .3, -h * .3, 'l', w * .34, h * .16, 'l', w * .24, h * .84, 'z'), p.rock[2]).path(join('M', x - w * .38, y - h * .2, 'l', w * .3, -h * .3, 'l', w * .34, h * .16, 'l', -w * .3, h * .2, 'z'), p.rock[0]).bars([[x - w / 2, y + h * .5 + 1, w]], '#fff', 1.4, .5); }
    let fern = ''; for (const [x, y, k] of [[16, 204, 1], [52, 208, -1], [296, 206, -1], [262, 210, 1]]) for (let a = 0; a < 6; a++) { const t = -2.7 + a * .42; fern += join('M', x, y, 'q', Math.cos(t) * 18, Math.sin(t) * 34, Math.cos(t) * 44, Math.sin(t) * 40); } s.line(fern, p.fg, 3.4, 'stroke-linecap="round"'); s.line(fern, p.grass[1], 1, 'stroke-linecap="round" opacity=".8"');
  },
];
