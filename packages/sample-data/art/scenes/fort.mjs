import { W, join, mix, geru, haldi, plaster, teak, teakDark } from '#art/kit.mjs';

export const fort = [
  // a mesa with ramparts
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(40, 90), r(34, 52), 11] });
    s.ridge(112, 40, p.ridge[0]); s.haze(84, 40);
    s.ridge(128, 34, p.ridge[1]); s.haze(104, 34);
    const cx = r(144, 184), w = r(44, 78), top = r(44, 62), cliff = top + r(24, 40), spire = r.chance(.4), twin = !spire && r.chance(.5);
    if (twin) { const hx = cx + r.pick([-1, 1]) * r(104, 122), hy = top + r(24, 34), hw = r(22, 34); s.path(join('M', hx - hw - 60, 170, 'Q', hx - hw - 12, hy + 40, hx - hw, hy + 16, 'L', hx - hw + 5, hy, 'L', hx + hw - 4, hy - 2, 'L', hx + hw + 2, hy + 15, 'Q', hx + hw + 14, hy + 44, hx + hw + 64, 170, 'z'), p.ridge[2]).inside(join('M', hx - hw, hy + 17, 'L', hx - hw + 5, hy, 'L', hx + hw - 4, hy - 2, 'L', hx + hw + 2, hy + 16, 'Q', hx, hy + 22, hx - hw, hy + 17, 'z'), mix(p.rock[0], p.ridge[2], .5), () => s.strata(hy + 2, hy + 20, p.rock[1], { x0: hx - hw, x1: hx + hw, op: .5, gap: 4 })); }
    // slopes: an upper talus, a bench cliff, a lower talus
    const bench = cliff + r(30, 36);
    const low = join('M', -10, 178, 'C', cx - w - 70, 170, cx - w - 44, bench + 20, cx - w - 30, bench + 9, 'L', cx + w + 34, bench + 12, 'C', cx + w + 52, bench + 26, cx + w + 70, 166, 330, 174, 'V', 210, 'H', -10, 'z');
    s.path(low, s.gradient([[0, mix(p.ridge[2], p.ridge[3], .55)], [1, p.ridge[3]]]));
    s.inside(join('M', cx - w - 32, bench + 10, 'L', cx - w - 27, bench - 1, 'L', cx - w * .2, bench - 4, 'L', cx + w + 29, bench + 1, 'L', cx + w + 36, bench + 13, 'Q', cx + 30, bench + 17, cx - 20, bench + 10, 'Q', cx - 60, bench + 16, cx - w - 32, bench + 10, 'z'), p.rock[1], () => s.strata(bench - 2, bench + 14, p.rock[2], { x0: cx - w - 34, x1: cx + w + 36, op: .6, gap: 4 }));
    s.inside(join('M', cx - w - 27, bench, 'Q', cx - w - 12, cliff + 14, cx - w - 4, cliff, 'L', cx + w + 6, cliff + 3, 'Q', cx + w + 14, cliff + 16, cx + w + 30, bench + 2, 'Q', cx, bench - 4, cx - w - 27, bench, 'z'), mix(p.ridge[3], p.grass[1], .45), () => { s.poly([[cx + w * .3, cliff], [cx + w + 40, bench + 6], [cx + w + 60, cliff - 10]], '#000', 'opacity=".16"'); s.strata(cliff + 6, bench, p.grass[0], { op: .45, gap: 6, w: 1.1 }); });
    s.poly([[cx + w * .5, bench + 14], [330, 210], [330, 160], [cx + w + 36, bench + 12]], '#000', 'opacity=".13"');
    s.strata(bench + 20, 176, p.grass[0], { x0: 20, op: .3, gap: 8, w: 1.2 }); s.bushes(30, 300, bench + 18, 176, 26, 4, 9, p.ridge[3], p.grass[1]);
    // cliff band
    const dip = r(-3, 3);
    const rock = join('M', cx - w - 4, cliff + 1, 'L', cx - w + 5, top + 9, 'L', cx - w + 20, top + 2, 'L', cx - 6, top + dip, 'L', cx + w - 22, top - 1, 'L', cx + w - 4, top + 8, 'L', cx + w + 6, cliff + 4, 'Q', cx + 20, cliff + 9, cx - 10, cliff + 3, 'Q', cx - 40, cliff + 8, cx - w - 4, cliff + 1, 'z');
    s.inside(rock, s.gradient([[0, p.rock[0]], [1, p.rock[1]]]), () => {
      s.poly([[cx + w * .3, top - 5], [cx + w * .42, cliff + 12], [cx + w + 12, cliff + 12], [cx + w + 12, top - 5]], p.rock[2], 'opacity=".5"');
      s.strata(top + 6, cliff + 6, p.rock[2], { x0: cx - w, x1: cx + w + 8, op: .55, gap: 5, w: 1.1 });
      let v = ''; for (let i = 0; i < 9; i++) v += join('M', cx + r(-w, w), top + r(4, 14), 'l', r(-2, 2), r(8, 18));
      s.line(v, p.rock[2], .9, 'opacity=".4"');
    });
    if (spire) { const d = r.pick([-1, 1]), sx = cx + d * (w + 17), sy = top + r(4, 10); s.inside(join('M', sx - 9, bench + 4, 'L', sx - 7, sy + 16, 'L', sx - 3, sy, 'L', sx + 3, sy - 2, 'L', sx + 6, sy + 14, 'L', sx + 9, bench + 4, 'z'), p.rock[1], () => { s.strata(sy, bench, p.rock[2], { x0: sx - 10, x1: sx + 10, op: .6, gap: 5 }); s.rect(sx + 2, sy - 4, 12, 90, '#000', 'opacity=".18"'); }); }
    // rampart, gate tower, mandap, trees
    s.scrub(() => top + 1, cx - w + 24, cx + w - 26, 6, p.ridge[3], 8);
    s.path(join('M', cx - w + 5, top + 10, 'V', top + 2) + s.merlons(cx - w + 5, cx - 6, top + 2, 3.4) + join('V', top + 6, 'z'), p.wall[1]);
    s.path(join('M', cx - 6, top + 6, 'V', top - 1) + s.merlons(cx - 6, cx + w - 4, top - 1, 3.4) + join('V', top + 10, 'z'), p.wall[1]);
    s.path(join('M', cx - w + 1, top + 15, 'L', cx - w + 3, top - 4) + s.merlons(cx - w + 3, cx - w + 17, top - 4, 3.6) + join('L', cx - w + 19, top + 15, 'z'), p.wall[0]);
    s.path(join('M', cx + w - 18, top + 14, 'L', cx + w - 16, top - 6) + s.merlons(cx + w - 16, cx + w - 3, top - 6, 3.6) + join('L', cx + w - 1, top + 14, 'z'), p.wall[2]);
    const m = cx + r(-22, 10);
    if (r.chance(.7)) s.rect(m, top - 11, 18, 11, plaster).rect(m + 12, top - 11, 6, 11, '#000', 'opacity=".14"').path(s.ogee(m + 3, top, 5, 8) + s.ogee(m + 10, top, 5, 8), p.rock[2]).path(join('M', m - 2, top - 11, 'q', 11, -13, 22, 0, 'z'), geru);
    s.line(join('M', cx - w + 10, top - 6, 'v', -15), p.rock[2], 1).path(join('M', cx - w + 10, top - 21, 'l', 10, 2.6, 'l', -6, 2.2, 'l', 5, 2.4, 'l', -9, 2, 'z'), '#d9792b');
    // the stair, with its gates
    const st = [[cx - 8, cliff + 2], [cx - 30, cliff + 14], [cx - 4, cliff + 24], [cx - 24, bench + 2], [cx - 20, bench + 13], [cx + 14, bench + 26], [cx - 26, bench + 46], [cx + 6, 182]];
    for (let i = 1; i < st.length; i++) s.line(join('M', ...st[i - 1], 'L', ...st[i]), p.haze, .9 + i * .28, 'stroke-linecap="round" stroke-dasharray="2.2 1" opacity=".9"');
    for (const i of [1, 3, 5]) { const [gx, gy] = st[i], k = 1 + i * .14; s.rect(gx - 4 * k, gy - 8 * k, 8 * k, 9 * k, p.wall[0]).path(s.ogee(gx - 1.8 * k, gy + 1, 3.6 * k, 6 * k), p.rock[2]); }
    const g = (x) => 176 - Math.sin(x / 52 + w) * 4; s.path(join('M', -6, 178, 'C', 60, g(60), 110, g(150), 170, 176, 'S', 270, g(250), 330, 174, 'V', 206, 'H', -6, 'z'), p.grass[2]); s.scrub(g, -4, W, 9, p.ridge[3], 9); s.strata(182, 196, p.grass[1], { op: .5, gap: 6, w: 1.4 });
    s.scrub(() => 203, -4, W, 15, p.fg, 11); s.frame(p.fg, true, true, 18);
    if (s.mood === 'monsoon') s.bars([[cx - w - 30, cliff + 8, 60], [cx + 10, cliff + 16, 90], [20, 120, 70], [220, 132, 80]], '#fff', 4, .5);
    s.birds(r(210, 260), r(24, 44));
  },
  // the gate between two bastions
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(230, 270), 40, 9], clouds: 4, bottom: 60 });
    s.ridge(104, 40, p.ridge[1]); s.haze(70, 50);
    const g = s.ridge(126, 24, p.ridge[2]); s.scrub(g, 0, W, 12, p.ridge[3], 10);
    const base = 168, top = r(58, 66), L = p.wall[0], M = p.wall[1], D = p.wall[2];
    // curtain wall behind
    s.path(s.wallPath(-6, W + 6, 96, 90, 9), D); s.courses(0, 96, W, 80, 9, '#000', .2);
    // gate block
    s.inside(s.wallPath(112, 208, top, base - top, 10), M, () => {
      s.courses(112, top, 96, base - top, 8.4, p.rock[2], .4);
      s.rect(112, top + 20, 96, 3, L, 'opacity=".6"').rect(112, top + 24, 96, 2, p.rock[2], 'opacity=".35"');
      s.rect(180, top - 12, 30, 140, '#000', 'opacity=".12"');
    });
    // arch: recess, far light, doors
    s.path(s.ogee(128, base, 64, 92), D);
    s.inside(s.ogee(135, base, 50, 80), p.rock[2], () => {
      s.path(s.ogee(143, base, 34, 62), mix(p.sky[2], p.grass[0], .25));
      s.path(join('M', 143, base - 14, 'q', 10, -12, 18, -7, 'q', 8, -9, 16, -3, 'v', 24, 'h', -34, 'z'), p.ridge[2]);
      s.poly([[143, base], [177, base], [190, base + 4], [130, base + 4]], p.haze, 'opacity=".6"');
      s.poly([[135, base - 82], [146, base - 66], [146, base - 2], [135, base + 2]], teak).poly([[185, base - 82], [174, base - 66], [174, base - 2], [185, base + 2]], teakDark);
      let k = []; for (let y = base - 58; y < base - 4; y += 9) k.push([138.5, y, 1.4], [143, y + 1, 1.4], [181.5, y, 1.4], [177, y + 1, 1.4]);
      s.dots(k, haldi, 'opacity=".75"');
    });
    s.line(s.ogee(128, base, 64, 92), L, 1.6, 'opacity=".7"');
    s.dots([[122, base - 76, 8], [198, base - 76, 8]], D).dots([[122, base - 76, 4], [198, base - 76, 4]], L);
    // bastions
    for (const [x, w, t] of [[42, 74, top + 2], [204, 74, top + 8]]) {
      const d = join('M', x - 5, base + 6, 'L', x, t) + s.merlons(x, x + w, t, 11) + join('L', x + w + 5, base + 6, 'q', -w / 2 - 5, 9, -w - 10, 0, 'z');
      s.inside(d, s.gradient([[0, M], [.28, L], [.62, M], [1, D]], 'h'), () => {
        s.courses(x - 6, t + 4, w + 12, base - t + 12, 8.4, p.rock[2], .38);
        s.line(join('M', x - 6, t + 22, 'q', w / 2 + 6, 6, w + 12, 0), p.rock[2], 1.6, 'opacity=".4"');
        let v = ''; for (let i = 0; i < 3; i++) v += join('M', x + 16 + i * 20, t + 38, 'v', 9); s.line(v, p.rock[2], 3.4);
      });
      s.scrub(() => t + r(30, 90), x, x + w, 3.5, p.grass[1], 26);
    }
    const fx = 68; s.line(join('M', fx, top - 8, 'v', -26), p.rock[2], 1.4).path(join('M', fx, top - 34, 'l', 17, 4, 'l', -10, 4, 'l', 8, 4, 'l', -15, 3, 'z'), '#d9792b');
    // forecourt and steps
    s.path(join('M', -4, base + 2, 'H', 324, 'V', 206, 'H', -4, 'z'), s.gradient([[0, mix(p.soil, p.grass[0], .55)], [1, p.grass[2]]]));
    for (let i = 0; i < 6; i++) { const y = base + i * 6, w = 60 + i * 15; s.poly([[160 - w / 2, y], [160 + w / 2, y], [160 + w / 2 + 5, y + 4], [160 - w / 2 - 5, y + 4]], L).poly([[160 - w / 2 - 5, y + 4], [160 + w / 2 + 5, y + 4], [160 + w / 2 + 6, y + 6], [160 - w / 2 - 6, y + 6]], p.rock[2], 'opacity=".75"'); }
    s.grass(0, 96, 186, 9, p.grass[0], 26).grass(224, W, 186, 9, p.grass[0], 26);
    s.frame(p.fg, true, true, 16);
  },
  // looking out from the rampart
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(190, 250), r(30, 46), 10], clouds: 6 });
    s.ridge(94, 40, p.ridge[0]); s.haze(66, 42);
    s.ridge(108, 34, p.ridge[1]); s.haze(90, 30);
    s.inside(join('M', 20, 124, 'Q', 130, 104, 330, 110, 'V', 150, 'H', 20, 'z'), p.water[1], () => s.bars([[90, 116, 70], [170, 119, 80], [110, 124, 50], [210, 126, 70], [60, 128, 50]], p.water[0], 1.6, .85));
    const g = s.ridge(146, 18, p.ridge[2]); s.scrub(g, 0, W, 7, p.ridge[3], 8);
    s.ridge(176, 26, mix(p.ridge[3], p.grass[2], .5));
    s.strata(140, 176, p.grass[0], { op: .4, gap: 6, w: 1.2 });
    // rampart sweeping to a bastion
    const L = p.wall[0], M = p.wall[1], D = p.wall[2];
    const bx = 208, by = 96;
    s.inside(join('M', bx - 4, 206, 'L', bx + 2, by) + s.merlons(bx + 2, bx + 60, by, 11) + join('L', bx + 68, 206, 'z'), s.gradient([[0, M], [.3, L], [.7, M], [1, D]], 'h'), () => { s.courses(bx - 6, by + 4, 80, 110, 9, p.rock[2], .4); s.line(join('M', bx, by + 20, 'q', 30, 6, 62, 0), p.rock[2], 1.6, 'opacity=".4"'); });
    let d = join('M', -6, 206, 'V', 136), x = -6, y = 136; const steps = 9;
    for (let i = 0; i < steps; i++) { const w = 24 - i * .6, hh = 13 - i * .55; d += join('v', -hh * .5, 'q', 0, -hh * .42, w * .33, -hh * .75, 'q', w * .33, hh * .33, w * .33, hh * .75, 'v', hh * .5, 'l', w * .34, -1.1); y -= 1.1; }
    d += join('L', 214, 206, 'z');
    s.inside(d, M, () => { s.courses(-6, 126, 226, 84, 11, p.rock[2], .4); s.rect(-6, 170, 230, 40, '#000', 'opacity=".12"'); });
    s.line(join('M', -6, 139, 'L', 214, 129), L, 2, 'opacity=".75"');
    s.line(join('M', bx + 31, by - 6, 'v', -34), p.rock[2], 1.5).path(join('M', bx + 31, by - 40, 'l', 20, 5, 'l', -12, 4, 'l', 9, 5, 'l', -17, 3, 'z'), '#d9792b');
    s.grass(0, 210, 204, 12, p.grass[1], 46); s.grass(200, W, 206, 16, p.fg, 40);
    s.birds(90, 50, 5, 6);
  },
];
