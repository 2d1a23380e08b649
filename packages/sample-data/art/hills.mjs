import { Scene, haldi, geru, plaster, lamp, join, mix, n } from '#art/kit.mjs';

// what you see looking out from Junnar town
// `wide` is 1440 x 560, `tall` is 720 x 700. anchors() gives the label points, in
// percent, so the names can be real HTML text on top of the picture.
const LAND = {
  wide: { w: 1440, h: 560, at: { shivneri: [232, 176], naneghat: [508, 232], malshej: [760, 212], lenyadri: [1030, 262], khodad: [1290, 312] } },
  tall: { w: 720, h: 700, at: { shivneri: [176, 190], naneghat: [392, 262], malshej: [590, 236], lenyadri: [500, 372], khodad: [196, 470] } },
};
export const anchors = (shape) => Object.fromEntries(Object.entries(LAND[shape].at).map(([k, [x, y]]) => [k, [+(x / LAND[shape].w * 100).toFixed(2), +((y - (k === 'shivneri' ? 36 : 0)) / LAND[shape].h * 100).toFixed(2)]]));

export function panorama(shape = 'wide', mood = 'monsoon', seed = 'junnar') {
  const { w, h, at } = LAND[shape], tall = shape === 'tall';
  const s = new Scene('pano', seed + shape, 0, mood, w, h), { p, r } = s;
  const U = tall ? 1.05 : 1;
  s.sky({ clouds: tall ? 9 : 16, top: 26, bottom: h * .32, sun: tall ? [470, 128, 30] : [900, 120, 30] });
  // two far ranges
  s.ridge(at.naneghat[1] + 80, 120 * U, p.ridge[0], { scale: 2.6 });
  s.haze(at.naneghat[1] + 10, 120, .85);
  const back = at.malshej[1] + (tall ? 120 : 110);
  // Malshej: a long broken wall with threads of water
  { const [x, y] = at.malshej, W = 150 * U, c = mix(p.ridge[1], p.rock[0], .3);
    s.inside(join('M', x - W - 90, back + 30, 'Q', x - W - 20, back - 10, x - W, y + 46, 'L', x - W + 8, y + 14, 'L', x - 60, y + 10, 'L', x - 52, y - 2, 'L', x + 58, y, 'L', x + 66, y + 12, 'L', x + W - 6, y + 16, 'L', x + W + 4, y + 48, 'Q', x + W + 30, back - 14, x + W + 110, back + 30, 'z'), s.gradient([[0, c], [1, mix(p.ridge[1], p.haze, .5)]]), () => {
      s.strata(y + 6, y + 56, p.ridge[3], { x0: x - W - 10, x1: x + W + 14, op: .3, gap: 9, w: 1.8 });
      s.line(join('M', x - W, y + 50, 'Q', x, y + 60, x + W + 6, y + 52), p.grass[1], 5, 'opacity=".55"');
    });
    let d = ''; for (const q of [-96, -38, 14, 74]) d += join('M', x + q * U, y + (Math.abs(q) < 60 ? 2 : 16), 'v', 56 + (q % 7) * 3); s.line(d, mood === 'night' ? '#9db4b4' : '#fff', 3, 'opacity=".85" stroke-linecap="round"');
    s.haze(y + 40, 90, .75);
  }
  // Naneghat: the pass and its thumb
  { const [x, y] = at.naneghat, c = p.ridge[1];
    s.inside(join('M', x - 250, back + 40, 'C', x - 190, back, x - 170, y + 50, x - 150, y + 44, 'L', x - 142, y + 18, 'L', x - 70, y + 12, 'L', x - 62, y + 26, 'L', x - 34, y + 28, 'C', x - 30, y + 10, x - 16, y - 2, x + 2, y, 'C', x + 14, y + 4, x + 12, y + 20, x + 8, y + 30, 'L', x + 14, y + 62, 'L', x + 34, y + 66, 'L', x + 40, y + 30, 'L', x + 48, y + 22, 'L', x + 128, y + 26, 'L', x + 138, y + 50, 'C', x + 150, y + 70, x + 200, back + 20, x + 250, back + 40, 'z'), c, () => { s.strata(y + 8, y + 62, p.ridge[3], { x0: x - 170, x1: x + 170, op: .35, gap: 9, w: 1.8 }); s.rect(x + 2, y, 40, 70, '#000', 'opacity=".10"'); });
  }
  s.haze(back - 34, 90, .9);
  s.scrub(s.ridge(back + 34, 40, mix(p.ridge[1], p.ridge[2], .5), { scale: 2.4 }), -10, w, 17, p.ridge[2], 21);
  s.haze(back + 6, 60, .55);
  // Shivneri: the fort on its mesa
  { const [x, y] = at.shivneri, W = 96 * U, c = y + 62, foot = back + (tall ? 120 : 110);
    s.path(join('M', x - W - 190, foot + 10, 'C', x - W - 110, foot - 20, x - W - 60, c + 90, x - W - 36, c + 62, 'L', x + W + 40, c + 66, 'C', x + W + 70, c + 100, x + W + 120, foot - 20, x + W + 210, foot + 10, 'z'), s.gradient([[0, mix(p.ridge[2], p.ridge[3], .5)], [1, p.ridge[3]]]));
    s.inside(join('M', x - W - 38, c + 64, 'L', x - W - 30, c + 44, 'L', x, c + 38, 'L', x + W + 34, c + 46, 'L', x + W + 42, c + 68, 'Q', x + 20, c + 74, x - W - 38, c + 64, 'z'), p.rock[1], () => s.strata(c + 40, c + 70, p.rock[2], { x0: x - W - 40, x1: x + W + 44, op: .55, gap: 7, w: 1.7 }));
    s.inside(join('M', x - W - 31, c + 46, 'Q', x - W - 14, c + 26, x - W - 4, c, 'L', x + W + 6, c + 4, 'Q', x + W + 16, c + 28, x + W + 35, c + 48, 'Q', x, c + 36, x - W - 31, c + 46, 'z'), mix(p.ridge[3], p.grass[1], .45), () => { s.strata(c + 8, c + 44, p.grass[0], { x0: x - W - 30, x1: x + W + 34, op: .5, gap: 9, w: 1.6 }); s.poly([[x + W * .3, c - 6], [x + W + 60, c + 60], [x + W + 60, c - 20]], '#000', 'opacity=".16"'); });
    s.inside(join('M', x - W - 4, c + 1, 'L', x - W + 6, y + 16, 'L', x - W + 34, y + 4, 'L', x - 8, y + 2, 'L', x + W - 32, y, 'L', x + W - 6, y + 12, 'L', x + W + 7, c + 5, 'Q', x + 30, c + 13, x - 10, c + 4, 'Q', x - 50, c + 11, x - W - 4, c + 1, 'z'), s.gradient([[0, p.rock[0]], [1, p.rock[1]]]), () => { s.strata(y + 8, c + 8, p.rock[2], { x0: x - W, x1: x + W + 8, op: .5, gap: 8, w: 1.7 }); s.poly([[x + W * .3, y - 6], [x + W * .45, c + 16], [x + W + 14, c + 16], [x + W + 14, y - 6]], p.rock[2], 'opacity=".45"'); });
    s.scrub(() => y + 2, x - W + 36, x + W - 40, 9, p.ridge[3], 12);
    s.path(join('M', x - W + 6, y + 16, 'V', y + 4) + s.merlons(x - W + 6, x - 8, y + 4, 5) + join('V', y + 10, 'z'), p.wall[1]).path(join('M', x - 8, y + 9, 'V', y - 1) + s.merlons(x - 8, x + W - 6, y - 1, 5) + join('V', y + 14, 'z'), p.wall[1]);
    s.path(join('M', x - W, y + 26, 'L', x - W + 3, y - 6) + s.merlons(x - W + 3, x - W + 25, y - 6, 5.4) + join('L', x - W + 28, y + 24, 'z'), p.wall[0]).path(join('M', x + W - 30, y + 22, 'L', x + W - 27, y - 9) + s.merlons(x + W - 27, x + W - 6, y - 9, 5.4) + join('L', x + W - 3, y + 24, 'z'), p.wall[2]);
    s.rect(x - 22, y - 17, 28, 18, mood === 'night' ? '#b9b49f' : plaster).rect(x - 4, y - 17, 10, 18, '#000', 'opacity=".14"').path(s.ogee(x - 17, y + 1, 8, 13) + s.ogee(x - 6, y + 1, 8, 13), p.rock[2]).path(join('M', x - 25, y - 17, 'q', 17, -20, 34, 0, 'z'), geru);
    s.line(join('M', x - W + 13, y - 8, 'v', -24), p.rock[2], 1.5).path(join('M', x - W + 13, y - 32, 'l', 16, 4, 'l', -9, 4, 'l', 7, 4, 'l', -14, 3, 'z'), '#d9792b');
    const st = [[x - 12, c + 4], [x - 44, c + 22], [x - 6, c + 38], [x - 34, c + 52], [x - 28, c + 68], [x + 22, c + 88], [x - 34, c + 120], [x + 10, foot - 6]];
    for (let i = 1; i < st.length; i++) s.line(join('M', ...st[i - 1], 'L', ...st[i]), p.haze, 1.4 + i * .36, 'stroke-linecap="round" stroke-dasharray="3 1.4" opacity=".85"');
    for (const i of [1, 3, 5]) { const [gx, gy] = st[i], k = 1.4 + i * .2; s.rect(gx - 4 * k, gy - 8 * k, 8 * k, 9 * k, p.wall[0]).path(s.ogee(gx - 1.8 * k, gy + 1, 3.6 * k, 6 * k), p.rock[2]); }
    s.strata(c + 80, foot - 30, p.grass[0], { x0: x - W - 60, x1: x + W + 60, op: .22, gap: 12, w: 1.6 }); s.bushes(x - W - 80, x + W + 90, c + 84, foot - 4, 22, 6, 13, mix(p.ridge[3], p.fg, .3), p.grass[1]);
  }
  // Lenyadri: a scarp with its row of caves
  { const [x, y] = at.lenyadri, W = 128 * U, c = y + 66;
    s.path(join('M', x - W - 150, c + 66, 'Q', x - W - 50, c + 40, x - W - 10, c - 6, 'L', x + W + 10, c - 4, 'Q', x + W + 60, c + 40, x + W + 170, c + 66, 'z'), s.gradient([[0, p.grass[1]], [1, p.grass[2]]]));
    s.inside(join('M', x - W - 16, c, 'L', x - W - 4, y + 22, 'L', x - W + 40, y + 4, 'L', x + W - 46, y, 'L', x + W - 2, y + 18, 'L', x + W + 14, c + 2, 'Q', x, c + 14, x - W - 16, c, 'z'), s.gradient([[0, p.rock[0]], [1, p.rock[1]]]), () => { s.strata(y + 8, c + 8, p.rock[2], { x0: x - W - 10, x1: x + W + 16, op: .45, gap: 8, w: 1.7 }); s.rect(x - W, y + 50, W * 2, 4, p.wall[0], 'opacity=".7"'); });
    s.scrub((q) => y + 3 + Math.abs(q - x) * .06, x - W + 20, x + W - 24, 11, p.grass[2], 12);
    let d = '', cols = ''; for (let q = x - W + 18, i = 0; q < x + W - 30; q += 28, i++) { const big = i === 4, cw = big ? 26 : 19, ch = big ? 26 : 17; d += join('M', q, y + 50, 'v', -ch, 'h', cw, 'v', ch, 'z'); for (let k = 1; k < 3; k++) cols += join('M', q + (cw / 3) * k, y + 50, 'v', -ch); } s.path(d, '#121917').line(cols, p.wall[0], 2);
    let stp = ''; for (let i = 0; i < 13; i++) stp += join('M', x - 8 - i * 5 - i * .7, y + 58 + i * (c + 58 - y - 58) / 13, 'h', 15 + i * 1.6); s.line(stp, mix(p.wall[0], '#ffffff', .4), 2.6);
    s.bushes(x - W - 90, x + W + 100, c + 10, c + 58, 15, 7, 13, p.ridge[3], p.grass[1]);
  }
  // the valley floor: fields, the Kukadi, a village, trees
  const v0 = tall ? 452 : 392;
  s.path(join('M', -10, v0 + 14, 'Q', w * .25, v0 - 14, w * .5, v0 + 4, 'T', w + 10, v0 - 4, 'V', h + 6, 'H', -10, 'z'), s.gradient([[0, mix(p.grass[0], p.haze, .2)], [1, p.grass[1]]]));
  s.scrub((q) => v0 + 4 - Math.sin(q / w * 6.28) * 7, -10, w, 17, p.grass[2], 20);
  const bands = [[22, mix(p.grass[0], haldi, .28)], [44, p.grass[1]], [66, mix(p.grass[0], p.haze, .12)], [96, p.grass[2]], [tall ? 170 : 128, mix(p.grass[1], p.ridge[3], .35)]];
  for (const [dy, c] of bands) { const y = v0 + dy, a = r(-8, 8); s.path(join('M', -10, y + a, 'Q', w * .22, y - 14 - a, w * .48, y + 2, 'T', w + 10, y - a, 'V', h + 6, 'H', -10, 'z'), c); s.strata(y + 7, y + 20, p.ridge[3], { op: .26, gap: 7, w: 1.6 }); }
  s.path(join('M', w * .54, v0 + 8, 'C', w * .6, v0 + 24, w * .46, v0 + 40, w * .5, v0 + 60, 'C', w * .54, v0 + 84, w * .7, v0 + 80, w * .66, h + 6, 'H', w * .52, 'C', w * .6, v0 + 104, w * .44, v0 + 92, w * .44, v0 + 62, 'C', w * .44, v0 + 38, w * .57, v0 + 26, w * .525, v0 + 8, 'z'), s.gradient([[0, p.water[0]], [1, p.water[1]]])).bars([[w * .47, v0 + 52, 30], [w * .48, v0 + 74, 40], [w * .56, v0 + 98, 60], [w * .57, v0 + 124, 50]], '#fff', 2, .7);
  for (const [hx, hy, hw] of tall ? [[404, 486, 40], [452, 492, 34], [360, 498, 30]] : [[640, 424, 44], [694, 430, 36], [588, 434, 32], [742, 436, 30]]) s.house(hx, hy, hw, hw * .36, mood === 'night' ? { wall: '#8a8d80', lit: true } : {});
  // Khodad: three dishes on the plain
  { const [x, y] = at.khodad; const dish = (X, Y, k) => { const D = p.rock[2]; s.path(join('M', X - 9 * k, Y, 'L', X - 5 * k, Y - 26 * k, 'h', 10 * k, 'L', X + 9 * k, Y, 'z'), mix(plaster, p.wall[0], mood === 'monsoon' ? .2 : .7)).path(join('M', X, Y, 'v', -26 * k, 'h', 5 * k, 'L', X + 9 * k, Y, 'z'), '#000', 'opacity=".15"'); s.open(`transform="translate(${n(X)} ${n(Y - 29 * k)}) rotate(-20)"`); const R = 34 * k, t = -14 * k, ry = 11.5 * k; s.path(join('M', -R, t, 'Q', -R * .6, t + 15 * k, 0, t + 16 * k, 'Q', R * .6, t + 15 * k, R, t, 'z'), mood === 'night' ? '#9fb0ab' : '#fff', 'opacity=".75"').path(join('M', -R, t, 'A', R, ry, '0 1 0', R, t, 'A', R, ry, '0 1 0', -R, t, 'z'), mood === 'night' ? '#9fb0ab' : '#fff', 'opacity=".55"'); let m = ''; for (let i = 0; i < 12; i++) { const a = i / 12 * 6.283; m += join('M', 0, t + 6 * k, 'L', Math.cos(a) * R, t + Math.sin(a) * ry); } s.line(m, D, .8, 'opacity=".55"').line(join('M', -R, t, 'A', R, ry, '0 1 0', R, t, 'A', R, ry, '0 1 0', -R, t, 'M', -R * .6, t + 8 * k, 'L', 0, t - 22 * k, 'L', R * .6, t + 8 * k, 'M', 0, t - 10 * k, 'v', -12 * k), D, 1.3).rect(-2.6 * k, t - 25 * k, 5.2 * k, 6 * k, geru).close(); };
    dish(x + 74 * U, y + 96, .62); dish(x - 84 * U, y + 100, .7); dish(x, y + 112, 1.25);
    s.scrub(() => y + 112, x - 130, x + 130, 9, p.grass[2], 13);
  }
  s.bushes(-10, w, h - (tall ? 120 : 70), h - 6, tall ? 18 : 24, 12, 24, p.ridge[3], p.grass[1]);
  s.tree(tall ? 640 : 1180, h - (tall ? 70 : 34), tall ? 96 : 92, p.fg, p.ridge[3], { spread: 1.3 }); s.tree(tall ? 40 : 872, h - (tall ? 60 : 40), tall ? 74 : 64, p.fg, p.ridge[3], { spread: 1.25 });
  s.frame(p.fg, true, false, 26); s.scrub(() => h + 6, -10, w + 10, 24, p.fg, 26);
  s.birds(tall ? 330 : 640, 120, 6, 11);
  if (mood === 'night') s.dots(Array.from({ length: tall ? 70 : 110 }, () => [r(0, w), r(0, at.malshej[1] - 40), r.chance(.15) ? 3 : 1.6]), '#eef3ea', 'opacity=".7"');
  if (mood === 'dusk' || mood === 'night') { const a = []; for (let i = 0; i < 12; i++) a.push([tall ? r(350, 480) : r(590, 770), tall ? r(480, 496) : r(420, 434), 3]); s.dots(a, lamp); }
  return s.toString();
}
