import { W, H, n, join, mix, teak } from '#art/kit.mjs';

export const caves = [
  // a scarp with a row of caves and the long stair
  (s) => {
    const { r, p } = s;
    s.sky({ clouds: 4, bottom: 44, sun: [r(250, 285), 30, 9] });
    s.ridge(70, 30, p.ridge[1]); s.haze(44, 34);
    const rock = join('M', -6, 64, 'L', 40, 44, 'L', 96, 38, 'L', 118, 30, 'L', 226, 34, 'L', 252, 46, 'L', 330, 58, 'V', 206, 'H', -6, 'z');
    const cy = r(98, 104);
    s.inside(rock, s.gradient([[0, p.rock[0]], [.5, p.rock[1]], [1, p.rock[1]]]), () => {
      s.strata(46, 150, p.rock[2], { op: .42, gap: 6.5, w: 1.3 });
      s.strata(46, 150, p.wall[0], { op: .3, gap: 14, w: 1.2 });
      s.path(join('M', -6, cy - 34, 'Q', 160, cy - 46, 330, cy - 30, 'V', cy - 24, 'Q', 160, cy - 39, -6, cy - 28, 'z'), p.rock[2], 'opacity=".5"');
      s.rect(-6, cy + 12, 336, 5, p.wall[1], 'opacity=".8"').rect(-6, cy + 17, 336, 3, p.rock[2], 'opacity=".6"');
    });
    s.scrub((x) => 40 + Math.abs(x - 170) * .13, -4, W, 9, p.grass[2], 8).scrub((x) => 38 + Math.abs(x - 170) * .13, -4, W, 6, p.grass[1], 12);
    // caves
    let x = 16;
    const big = r.int(2, 3); let i = 0;
    while (x < 300) {
      const w = i === big ? 60 : r(24, 40), h = i === big ? 40 : r(20, 27);
      if (x + w > 312) break;
      s.rect(x - 2, cy + 12 - h - 3, w + 4, h + 3, p.wall[1], 'opacity=".55"').rect(x, cy + 12 - h, w, h, p.rock[2]);
      s.rect(x, cy + 12 - h, w, h, s.dark ??= s.gradient([[0, '#000', .75], [1, '#000', .25]]));
      if (i === big) { s.path(s.horseshoe(x + w / 2, cy - 27, 13), p.wall[1]).path(s.horseshoe(x + w / 2, cy - 25, 9.4), '#141a18'); s.line(join('M', x + w / 2 - 6, cy - 19, 'v', -8, 'm', 4, 8, 'v', -12, 'm', 4, 12, 'v', -12, 'm', 4, 12, 'v', -8), p.wall[1], .8, 'opacity=".7"'); }
      const cols = i === big ? 5 : Math.max(2, Math.round(w / 11));
      let d = '', cap = '';
      for (let c = 1; c < cols; c++) { const px = x + (w / cols) * c; d += join('M', px, cy + 12, 'v', -h); cap += join('M', px - 2.4, cy + 12 - h + 2, 'h', 4.8, 'M', px - 2.6, cy + 10.6, 'h', 5.2); }
      s.line(d, p.wall[0], 2.6).line(cap, p.wall[0], 2.4);
      x += w + r(6, 12); i++;
    }
    // slope and stair
    const slope = join('M', -6, cy + 30, 'Q', 90, cy + 16, 170, cy + 22, 'T', 330, cy + 34, 'V', 206, 'H', -6, 'z');
    s.inside(slope, s.gradient([[0, p.grass[1]], [1, p.grass[2]]]), () => { s.strata(cy + 28, 200, p.grass[0], { op: .5, gap: 9, w: 1.5 }); s.bushes(0, W, cy + 34, 200, 44, 5, 15, p.ridge[3], p.grass[1]); });
    const tx = 172, bx = r(96, 124); let st = '', sh = '';
    for (let k = 0; k <= 22; k++) { const t = k / 22, q = t * t * .6 + t * .4, xx = tx + (bx - tx) * q, yy = cy + 18 + (204 - cy - 18) * q, w = 12 + q * 22; st += join('M', xx - w / 2, yy, 'h', w); if (k % 1 === 0) sh += join('M', xx - w / 2, yy + 1.3 + q, 'h', w); }
    s.line(st, mix(p.wall[0], '#ffffff', .35), 2.2).line(sh, p.rock[2], 1.1, 'opacity=".7"');
    s.frame(p.fg, true, true, 18);
  },
  // chaitya facade
  (s) => {
    const { r, p } = s;
    const L = mix(p.wall[0], '#ffffff', .12), M = p.wall[1], D = p.rock[2], cx = 160, cy = r(70, 74), R = 46;
    s.rect(0, 0, W, H, s.gradient([[0, p.rock[0]], [.5, p.rock[1]], [1, p.rock[1]]]));
    s.strata(0, 200, D, { op: .35, gap: 8, w: 1.4 }).strata(0, 200, L, { op: .18, gap: 15, w: 1.4 });
    // dressed face
    s.rect(46, 0, 228, 200, M).rect(46, 0, 228, 200, s.gradient([[0, '#000', .12], [.35, '#fff', .12], [1, '#000', .22]], 'h'));
    const rail = (x, y, w, h) => { s.rect(x, y, w, h, L, 'opacity=".55"'); let a = '', b = ''; for (let i = x + 3; i < x + w; i += 7) a += join('M', i, y, 'v', h); b = join('M', x, y + h * .33, 'h', w, 'M', x, y + h * .68, 'h', w); s.line(a, D, 1, 'opacity=".5"').line(b, D, .9, 'opacity=".5"').line(join('M', x, y, 'h', w, 'M', x, y + h, 'h', w), D, 1.2, 'opacity=".7"'); };
    rail(46, 8, 56, 10); rail(218, 8, 56, 10); rail(46, 92, 50, 11); rail(224, 92, 50, 11);
    for (const x of [62, 86, 234, 258]) { s.path(s.horseshoe(x, 44, 9.5), L, 'opacity=".7"').path(s.horseshoe(x, 45.4, 6.4), D, 'opacity=".9"'); s.path(s.horseshoe(x, 78, 9.5), L, 'opacity=".7"').path(s.horseshoe(x, 79.4, 6.4), D, 'opacity=".9"'); }
    // great window: frames, ribs, sun screen
    s.path(s.horseshoe(cx + 2, cy + 3, R + 12), '#000', 'opacity=".25"').path(s.horseshoe(cx, cy, R + 12), L).path(s.horseshoe(cx, cy + 1, R + 7.5), D, 'opacity=".55"').path(s.horseshoe(cx, cy + 1, R + 5.4), M);
    s.inside(s.horseshoe(cx, cy + 2, R), '#10161433', () => {
      s.rect(90, 0, 140, 140, s.gradient([[0, '#0b100e'], [.7, mix('#0b100e', p.soil, .28)], [1, mix('#0b100e', p.soil, .5)]]));
      let ribs = ''; for (let q = 9; q < 46; q += 7) ribs += s.horseshoe(cx, cy + 4 + q * .18, q);
      s.line(ribs, p.wall[1], 1.3, 'opacity=".5"');
      let fan = ''; for (let a = -2.9; a < -.2; a += .3) fan += join('M', cx + Math.cos(a) * 15, cy + 8 + Math.sin(a) * 15, 'L', cx + Math.cos(a) * 50, cy + 4 + Math.sin(a) * 50);
      s.line(fan, p.wall[1], 1, 'opacity=".35"');
      // stupa inside
      s.path(join('M', cx - 15, cy + 40, 'v', -8, 'h', 30, 'v', 8, 'z'), p.wall[0]).path(join('M', cx - 13, cy + 32, 'a', 13, 12.4, '0 0 1', 26, 0, 'z'), L).rect(cx - 4.5, cy + 15, 9, 5, p.wall[0]).line(join('M', cx, cy + 15, 'v', -6, 'm', -7, 0, 'h', 14, 'm', -11, -3, 'h', 8), L, 1.5);
    });
    // veranda
    const vy = 122;
    s.rect(46, vy - 14, 228, 5, L).rect(46, vy - 9, 228, 3, D, 'opacity=".6"');
    s.rect(58, vy - 6, 204, 64, '#151c19').rect(58, vy - 6, 204, 64, s.gradient([[0, '#000', .5], [1, p.soil, .25]]));
    s.path(s.ogee(146, vy + 58, 28, 50), mix(p.rock[2], '#000000', .3)); s.line(s.ogee(146, vy + 58, 28, 50), M, 1.4);
    for (const x of [66, 100, 134, 186, 220, 254]) {
      const w = x === 66 || x === 254 ? 8 : 8;
      s.path(join('M', x - w / 2, vy + 58, 'v', -6, 'h', 1.4, 'v', -40, 'h', -3, 'v', -6, 'h', 3, 'v', -5, 'h', -4, 'v', -7, 'h', w + 5.2, 'v', 7, 'h', -4, 'v', 5, 'h', 3, 'v', 6, 'h', -3, 'v', 40, 'h', 1.4, 'v', 6, 'z'), s.pil ??= s.gradient([[0, L], [.5, M], [1, p.wall[2]]], 'h'));
    }
    for (let i = 0; i < 4; i++) s.rect(46 - i * 16, vy + 58 + i * 6, 228 + i * 32, 6, mix(L, M, i * .25)).rect(46 - i * 16, vy + 62 + i * 6, 228 + i * 32, 2, D, 'opacity=".55"');
    s.poly([[0, 0], [46, 0], [46, 200], [0, 200]], '#000', 'opacity=".18"').poly([[274, 0], [320, 0], [320, 200], [274, 200]], '#000', 'opacity=".28"');
    s.scrub((x) => r(0, 8), 0, 130, 9, p.grass[2], 12).scrub((x) => r(0, 6), 200, W, 9, p.grass[1], 14);
    s.frame(p.fg, true, true, 15);
  },
  // the hall inside
  (s) => {
    const { r, p } = s;
    const warm = mix(p.soil, '#2a1d14', .45), cx = 160, vy = 108;
    s.rect(0, 0, W, H, '#15110e');
    // barrel vault ribs
    for (let i = 0; i < 9; i++) { const q = 1 - i / 9.5, R = 30 + 150 * q * q; s.path(join('M', cx - R, vy, 'A', R, R * .92, '0 0 1', cx + R, vy, 'z'), mix('#191410', p.rock[0], .1 + i * .082)); s.line(join('M', cx - R, vy, 'A', R, R * .92, '0 0 1', cx + R, vy), '#0d0a08', 1 + 2.6 * q, 'opacity=".75"'); }
    // apse glow
    s.circle(cx, vy - 4, 60, s.radial([[0, '#ffe3b0', .85], [.45, '#eab878', .4], [1, '#eab878', 0]]));
    // floor
    s.poly([[cx - 32, vy + 22], [cx + 32, vy + 22], [330, 206], [-10, 206]], s.gradient([[0, mix(p.wall[0], '#f0c98c', .5)], [.5, warm], [1, '#1d1611']]));
    let f = ''; for (let i = 0; i < 6; i++) { const y = vy + 22 + i * i * 2.6 + i * 3; f += join('M', -10, y, 'H', 330); } for (const k of [-2.2, -1.2, -.45, .45, 1.2, 2.2]) f += join('M', cx + k * 20, vy + 22, 'L', cx + k * 120, 206);
    s.line(f, '#0d0a08', .8, 'opacity=".4"');
    // stupa
    s.rect(cx - 25, vy + 2, 50, 24, p.wall[0]).rect(cx - 28, vy + 22, 56, 5, mix(p.wall[0], '#fff3d8', .4)).rect(cx - 27, vy, 54, 4, mix(p.wall[0], '#fff3d8', .5));
    let rl = ''; for (let i = -22; i <= 22; i += 5.5) rl += join('M', cx + i, vy + 5, 'v', 16); s.line(rl, p.rock[1], .9, 'opacity=".5"').line(join('M', cx - 25, vy + 10, 'h', 50, 'M', cx - 25, vy + 15, 'h', 50), p.rock[1], .8, 'opacity=".5"');
    s.path(join('M', cx - 22, vy, 'A', 22, 22, '0 0 1', cx + 22, vy, 'z'), s.gradient([[0, '#fff0cf'], [.5, mix(p.wall[0], '#f0c98c', .5)], [1, p.rock[0]]], 'h'));
    s.rect(cx - 7, vy - 30, 14, 9, mix(p.wall[0], '#fff3d8', .5)).rect(cx - 10, vy - 33, 20, 3.4, '#fff0cf').line(join('M', cx, vy - 33, 'v', -8, 'm', -11, 0, 'h', 22), teak, 2);
    // two colonnades
    for (let i = 5; i >= 0; i--) {
      const q = Math.pow(.66, i), off = 40 + 112 * q, w = 5 + 19 * q, t = vy - 12 - 74 * q, b = vy + 24 + 76 * q;
      for (const dir of [-1, 1]) {
        const x = cx + dir * off, c = mix(mix(p.rock[1], '#15110e', .1 + .55 * q), '#f0c98c', .26 * (1 - q));
        s.poly([[x - w / 2, b], [x - w / 2, t], [x + w / 2, t], [x + w / 2, b]], c);
        const lx = dir > 0 ? x - w / 2 : x + w / 2 - w * .3;
        s.rect(lx, t, w * .3, b - t, '#f3cf95', `opacity="${n(.12 + .3 * (1 - q))}"`);
        s.rect(x - w * .72, t, w * 1.44, 4 + 5 * q, mix(c, '#f0c98c', .14)).rect(x - w * .72, b - 4 - 6 * q, w * 1.44, 4 + 6 * q, mix(c, '#f0c98c', .1));
        s.rect(x - w * .58, t + 5 + 6 * q, w * 1.16, 3 + 3 * q, mix(c, '#000000', .2));
      }
    }
    s.poly([[cx - 40, vy + 40], [cx + 40, vy + 40], [cx + 96, 206], [cx - 96, 206]], '#f6d7a0', 'opacity=".09"');
  },
];
