import { W, H, join, mix, geru, geruDark, haldi, plaster, lamp } from '#art/kit.mjs';

export const shikhara = (s, x, y, w, h, L, M, D, flag = true) => {
  const d = join('M', x - w / 2, y, 'C', x - w / 2, y - h * .5, x - w * .2, y - h * .8, x - w * .13, y - h, 'h', w * .26, 'C', x + w * .2, y - h * .8, x + w / 2, y - h * .5, x + w / 2, y, 'z');
  s.inside(d, L, () => {
    s.rect(x + w * .12, y - h, w, h, D, 'opacity=".28"');
    let a = ''; for (let i = y - 4; i > y - h; i -= h / 13) a += join('M', x - w, i, 'h', w * 2);
    s.line(a, D, .8, 'opacity=".35"');
    let b = ''; for (const k of [-.26, -.09, .09, .26]) b += join('M', x + k * w, y, 'C', x + k * w, y - h * .5, x + k * w * .5, y - h * .8, x + k * w * .3, y - h);
    s.line(b, D, 1, 'opacity=".4"');
  });
  s.ellipse(x, y - h - 1.6, w * .19, 2.8, M).path(join('M', x - 3, y - h - 4, 'q', 3, -6, 3, -8, 'q', 0, 2, 3, 8, 'z'), haldi);
  if (flag) s.line(join('M', x + w * .16, y - h, 'v', -17), D, 1).path(join('M', x + w * .16, y - h - 17, 'l', 11, 3, 'l', -11, 4.4, 'z'), '#d9792b');
};
export const temple = [
  // on the river ghats
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(50, 90), r(40, 54), 12] });
    s.ridge(104, 44, p.ridge[0]); s.haze(74, 42); const g0 = s.ridge(118, 26, p.ridge[1]); s.scrub(g0, 0, W, 8, p.ridge[2], 9); s.haze(100, 30, .6);
    const y = 132, L = plaster, M = mix(plaster, p.wall[1], .35), D = mix(p.wall[2], geruDark, .3), cx = r(150, 168);
    for (let i = 0; i < 5; i++) s.tree(r(0, 70) + (i % 2) * 235, y + 2, r(24, 36), p.ridge[3], p.grass[1]);
    // mandap and sanctum
    s.rect(cx - 66, y - 27, 70, 27, L).rect(cx - 2, y - 34, 44, 34, M).rect(cx + 26, y - 34, 16, 34, D, 'opacity=".25"');
    s.path(s.ogee(cx - 60, y, 12, 20) + s.ogee(cx - 43, y, 12, 20) + s.ogee(cx - 26, y, 12, 20), D).rect(cx - 70, y - 31, 76, 5, geru).rect(cx - 5, y - 38, 50, 5, geru);
    s.path(join('M', cx - 66, y - 31, 'l', 12, -9, 'h', 42, 'l', 12, 9, 'z'), M).path(join('M', cx - 46, y - 40, 'q', 13, -14, 26, 0, 'z'), L).path(join('M', cx - 34, y - 48, 'q', 1, -4, 1, -6, 'q', 0, 2, 1, 6, 'z'), haldi);
    shikhara(s, cx + 20, y - 38, 42, r(60, 68), L, geru, D);
    shikhara(s, cx - 1, y - 36, 14, 24, M, geru, D, false); shikhara(s, cx + 41, y - 36, 14, 24, M, geru, D, false);
    // deepmala
    const dx = cx - r(84, 98); s.poly([[dx - 8, y], [dx - 4, y - 54], [dx + 4, y - 54], [dx + 8, y]], p.wall[1]).poly([[dx + 1, y], [dx + 1, y - 54], [dx + 4, y - 54], [dx + 8, y]], p.wall[2], 'opacity=".5"');
    let b = ''; for (let i = 0; i < 6; i++) b += join('M', dx - 11 + i * .6, y - 10 - i * 7.6, 'h', 22 - i * 1.2); s.line(b, p.wall[2], 1.8, 'stroke-linecap="round"').rect(dx - 12, y - 4, 24, 5, p.wall[0]);
    // ghats
    for (let i = 0; i < 6; i++) s.rect(0, y + i * 5, W, 5, i % 2 ? p.wall[1] : p.wall[0]).rect(0, y + 4 + i * 5, W, 1, p.rock[2], 'opacity=".55"');
    s.rect(cx - 16, y, 32, 30, p.haze, 'opacity=".28"');
    s.water(y + 30, H + 2, { glints: 12 });
    s.path(join('M', cx + 4, y + 30, 'q', 10, 34, 16, 36, 'q', 8, -4, 18, -36, 'z'), plaster, 'opacity=".38"').rect(cx - 66, y + 30, 70, 12, plaster, 'opacity=".25"');
    s.bars([[cx - 40, y + 40, 90], [cx - 10, y + 48, 66], [cx - 60, y + 56, 60]], p.water[1], 1.6, .8);
    s.dots([[cx + 64, y + 50, 3], [cx + 80, y + 58, 3], [cx - 70, y + 60, 3]], lamp); s.frame(p.fg, true, false, 15);
    s.birds(240, 40, 4);
  },
  // the lamp tower at evening
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(220, 262), r(64, 80), 13], clouds: 7 });
    s.ridge(128, 46, p.ridge[0]); s.haze(96, 44); const g = s.ridge(142, 22, p.ridge[2]); s.scrub(g, 0, W, 12, p.ridge[3], 10);
    const y = 176, D = p.wall[2], dark = p.rock[2];
    // shrine wall, right
    s.rect(214, 104, 120, y - 104, mix(plaster, p.wall[1], .3)).rect(214, 98, 120, 7, geru).rect(214, 105, 120, 3, '#000', 'opacity=".2"').rect(214, y - 18, 120, 18, mix(geru, p.wall[2], .25));
    s.path(s.ogee(236, y, 40, 56), dark).path(s.ogee(241, y, 30, 48), mix(dark, lamp, .42)); s.circle(256, y - 20, 26, s.radial([[0, lamp, .8], [1, lamp, 0]]));
    s.line(join('M', 230, 116, 'q', 26, 14, 52, 0, 'q', 22, 12, 44, 0), '#e08a1e', 3.2, 'stroke-dasharray="1 3.4" stroke-linecap="round"');
    shikhara(s, 286, 98, 54, 60, plaster, geru, D, true);
    // tower
    const cx = r(128, 140), base = y, top = 40;
    s.path(join('M', cx - 34, base, 'v', -9, 'h', 6, 'v', -7, 'h', 56, 'v', 7, 'h', 6, 'v', 9, 'z'), p.wall[1]);
    const body = join('M', cx - 24, base - 15, 'L', cx - 9, top, 'h', 18, 'L', cx + 24, base - 15, 'z');
    s.inside(body, s.gradient([[0, p.wall[0]], [.45, p.wall[1]], [1, D]], 'h'), () => s.courses(cx - 30, top, 60, base - top, 8, dark, .4));
    const pts = [], glow = [];
    for (let i = 0; i < 8; i++) {
      const t = i / 7.4, yy = base - 28 - t * (base - 28 - top - 4), hw = 23 - t * 14;
      let d = ''; const k = 4;
      for (let j = 0; j <= k; j++) { const xx = cx - hw - 5 + ((hw + 5) * 2 * j) / k; d += join('M', xx - 1.8, yy, 'l', 1.8, 4, 'l', 1.8, -4, 'z'); pts.push([xx, yy - 2, 2.4]); glow.push([xx, yy - 2, 7]); }
      s.path(d, dark).line(join('M', cx - hw - 7, yy, 'h', hw * 2 + 14), dark, 2);
    }
    s.path(join('M', cx - 11, top, 'h', 22, 'l', -4, -6, 'h', -14, 'z'), p.wall[1]).path(join('M', cx - 6, top - 6, 'q', 6, -11, 12, 0, 'z'), geru).line(join('M', cx, top - 11, 'v', -6), haldi, 1.6);
    s.dots(glow, lamp, 'opacity=".3"').dots(pts, '#fff0c2');
    // court
    s.path(join('M', -4, y, 'H', 324, 'V', 206, 'H', -4, 'z'), s.gradient([[0, p.wall[1]], [1, D]])); s.courses(-4, y, 330, 34, 9, dark, .3);
    s.poly([[236, y], [276, y], [306, 206], [206, 206]], lamp, 'opacity=".16"');
    s.tree(34, y, 62, p.fg, p.ridge[3], { spread: 1.25 }); s.frame(p.fg, true, false, 13); s.birds(70, 40, 5);
  },
  // stepped tank: nested terraces in one-point perspective
  (s) => {
    const { r, p } = s;
    s.sky({ clouds: 4, bottom: 34 }); s.ridge(60, 34, p.ridge[1]); s.haze(34, 34); s.scrub(() => 64, -4, W, 18, p.ridge[3], 11); s.scrub(() => 60, -4, W, 10, p.grass[1], 15);
    const L = mix(p.wall[0], '#ffffff', .24), M = p.wall[0], S = p.wall[1], D = p.wall[2], dark = p.rock[2], cx = 160, vp = -46;
    const quad = (y, half) => { const k = (210 - vp) / (y - vp); return [[cx - half, y], [cx + half, y], [cx + half * k, 210], [cx - half * k, 210]]; };
    s.tree(r(30, 52), 76, 46, p.ridge[3], p.grass[1]); s.tree(r(268, 290), 76, 52, p.ridge[3], p.grass[0]);
    // shrine on the far edge
    s.rect(cx - 30, 52, 60, 22, plaster).rect(cx + 12, 52, 18, 22, '#000', 'opacity=".08"').path(s.ogee(cx - 24, 74, 13, 18) + s.ogee(cx - 6.5, 74, 13, 18) + s.ogee(cx + 11, 74, 13, 18), dark).rect(cx - 34, 48, 68, 5, geru); shikhara(s, cx, 48, 32, 36, plaster, geru, p.wall[2], false);
    s.rect(0, 73, W, 140, M); s.courses(0, 73, W, 10, 6, dark, .25);
    let y = 80, half = 150;
    for (let i = 0; i < 6; i++) {
      const A = quad(y, half), yr = y + 6 + i * .4, B = quad(yr, half - 7), drop = 8 + i * .6, C = quad(yr + drop, half - 14);
      s.poly(A, mix(L, M, i / 7)).poly(B, mix(S, dark, i * .05));
      s.poly([B[0], C[0], C[3], B[3]], mix(M, S, .45 + i * .08)).poly([B[1], C[1], C[2], B[2]], mix(D, dark, .15 + i * .06));
      let up = '', sh = ''; const q0 = cx - half + 22, q1 = cx + half - 22, cnt = Math.max(2, Math.round((q1 - q0) / 34)), stp = (q1 - q0) / cnt, u = drop / 3;
      for (let j = 0; j < cnt; j++) { const x = q0 + stp * (j + .5) - 9 + (i % 2 ? 0 : 0); up += join('M', x, yr + drop, 'v', -u, 'h', 3, 'v', -u, 'h', 3, 'v', -u, 'h', 6, 'v', u, 'h', 3, 'v', u, 'h', 3, 'v', u, 'z'); sh += join('M', x + 12, yr, 'v', u, 'h', 3, 'v', u, 'h', 3, 'v', u, 'h', 3, 'v', -u, 'h', -3, 'v', -u, 'h', -3, 'v', -u, 'z'); }
      s.path(up, mix(L, M, i / 8)).path(sh, dark, 'opacity=".35"');
      let e = ''; for (let j = 0; j < 7; j++) { const t = .1 + j * .14, k1 = [B[0][0] + (B[3][0] - B[0][0]) * t * t, B[0][1] + (B[3][1] - B[0][1]) * t * t], k2 = [C[0][0] + (C[3][0] - C[0][0]) * t * t, C[0][1] + (C[3][1] - C[0][1]) * t * t]; e += join('M', ...k1, 'L', ...k2, 'M', 320 - k1[0], k1[1], 'L', 320 - k2[0], k2[1]); }
      s.line(e, dark, .9, 'opacity=".3"');
      y = yr + drop; half -= 14;
    }
    const Wt = quad(y, half), wd = 'M' + Wt.map(([a, b]) => join(a, b)).join('L') + 'z';
    s.inside(wd, p.water[2], () => { s.rect(0, y, W, 100, s.gradient([[0, mix(p.water[2], dark, .45)], [.6, p.water[2]], [1, p.water[1]]])); s.poly([[cx - 14, y], [cx + 14, y], [cx + 6, y + 26], [cx - 6, y + 26]], plaster, 'opacity=".3"'); s.bars([[cx - 46, y + 14, 30], [cx + 6, y + 20, 44], [cx - 60, y + 30, 70], [cx + 20, y + 36, 40]], p.water[0], 1.2, .75); s.dots([[cx - 52, y + 22, 7], [cx - 44, y + 25, 6], [cx + 56, y + 28, 7], [cx + 66, y + 26, 5]], p.grass[1]).dots([[cx - 48, y + 22, 3], [cx + 60, y + 26, 3]], '#eab0bd'); });
    s.bushes(0, 60, 84, 96, 4, 4, 6, p.ridge[3], p.grass[0]);
  },
];
