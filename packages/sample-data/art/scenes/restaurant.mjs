import { W, H, join, mix, geru, geruDark, haldi, plaster, teak, teakDark, lamp } from '#art/kit.mjs';

const bowl = (s, x, y, R, c, bits) => { const { r } = s; s.circle(x + 1, y + 2, R, '#000', 'opacity=".2"').circle(x, y, R, '#dfe3e2').circle(x, y, R * .88, '#aab2b1').circle(x, y, R * .82, c); const a = []; for (let i = 0; i < 9; i++) { const t = r(0, 6.28), q = r(0, R * .6); a.push([x + Math.cos(t) * q, y + Math.sin(t) * q, r(1.5, 3.4)]); } s.dots(a, bits).line(join('M', x - R * .6, y - R * .5, 'a', R * .8, R * .8, '0 0 1', R * .8, -R * .28), '#fff', 1.2, 'opacity=".5" stroke-linecap="round"'); };
export const restaurant = [
  // thali from above
  (s) => {
    const { r, p } = s; const top = r.pick(['#2f5b47', '#6b3a22', '#3b4843']);
    s.rect(0, 0, W, H, top); let d = ''; for (let y = 6; y < H; y += r(16, 26)) d += join('M', 0, y, 'H', W); s.line(d, '#000', 1.4, 'opacity=".22"').strata(0, 200, '#fff', { op: .05, gap: 6 });
    // cloth
    s.open('transform="rotate(-14 60 180)"'); s.rect(-60, 110, 150, 160, '#b4512d'); let c = ''; for (let i = -60; i < 90; i += 12) c += join('M', i, 110, 'v', 160); for (let i = 110; i < 270; i += 12) c += join('M', -60, i, 'h', 150); s.line(c, '#f0dcc0', 2.4, 'opacity=".4"').rect(84, 110, 6, 160, haldi, 'opacity=".9"').close();
    const cx = 164, cy = 102, R = 86; s.circle(cx + 3, cy + 6, R, '#000', 'opacity=".3"').circle(cx, cy, R, '#eceeed').circle(cx, cy, R - 4, '#b9c0bf').circle(cx, cy, R - 6, s.radial([[0, '#f2f4f3'], [.8, '#dadfde'], [1, '#c5cccb']]));
    const dishes = [['#d99a1c', '#7c9c3a'], ['#a3321a', '#e9a94a'], ['#4f7a35', '#9fbf62'], ['#f7f3e6', '#dfe6d6'], ['#8c4a22', '#e2b06a'], ['#e8b64c', '#fff2c2']];
    const a0 = r(-2.9, -2.7); dishes.forEach(([c1, c2], i) => { const t = a0 + i * .56; bowl(s, cx + Math.cos(t) * 60, cy + Math.sin(t) * 60, 17.5, c1, c2); });
    // bhakri, rice, salad
    s.circle(cx - 26, cy + 36, 33, '#000', 'opacity=".14"').circle(cx - 27, cy + 34, 33, '#e2cfa6').circle(cx - 27, cy + 34, 30, '#eddcb6'); const ch = []; for (let i = 0; i < 15; i++) { const t = r(0, 6.28), q = r(2, 26); ch.push([cx - 27 + Math.cos(t) * q, cy + 34 + Math.sin(t) * q, r(2, 6)]); } s.dots(ch, '#8a6233', 'opacity=".5"');
    const rice = []; for (let i = 0; i < 80; i++) { const t = r(0, 6.28), q = Math.sqrt(r()) * 20; rice.push([cx + 27 + Math.cos(t) * q, cy + 12 + Math.sin(t) * q * .9, r(2.4, 4)]); } s.circle(cx + 27, cy + 13, 21, '#f4f1e4').dots(rice, '#fffef8').dots(rice.filter((_, i) => i % 9 === 0).map(([x, y]) => [x, y, 2]), '#4f7a35');
    s.path(join('M', cx + 16, cy + 52, 'a', 13, 13, '0 0 1', 24, -6, 'z'), '#e6d23a').path(join('M', cx + 19, cy + 51, 'a', 10, 10, '0 0 1', 18, -5, 'z'), '#f3ea9a'); const on = []; for (let i = 0; i < 3; i++) s.circle(cx + 52 + i * 3, cy + 36 + i * 6, 7 - i, 'none', 'stroke="#c88aa4" stroke-width="2"'); s.line(join('M', cx + 2, cy + 62, 'q', 10, 8, 24, 3), '#3f7c3a', 4, 'stroke-linecap="round"');
    // buttermilk glass
    s.circle(288 + 2, 44 + 3, 21, '#000', 'opacity=".28"').circle(288, 44, 21, '#c9d0cf').circle(288, 44, 17.5, '#fbf9ef'); s.dots([[284, 40, 3], [292, 47, 3], [288, 50, 2], [294, 40, 2]], '#5d8d3a');
  },
  // the eatery
  (s) => {
    const { r, p } = s; const lit = s.mood === 'dusk';
    s.sky({ sun: [r(250, 280), 46, 11], clouds: 5, bottom: 50 }); s.ridge(96, 44, p.ridge[0]); s.haze(66, 42); const g = s.ridge(112, 22, p.ridge[2]); s.scrub(g, 0, W, 13, p.ridge[3], 9); s.tree(34, 160, 92, p.ridge[3], p.grass[1], { spread: 1.3 }); s.tree(300, 158, 62, p.ridge[3], p.grass[1]);
    const y = 162; s.rect(66, 82, 192, y - 82, mix(plaster, haldi, .18)).rect(66, 90, 192, 14, '#000', 'opacity=".18"').rect(66, y - 24, 192, 24, mix(geru, plaster, .15));
    s.rect(78, 102, 46, 38, lit ? lamp : '#3a2a1c').rect(78, 136, 50, 6, teak); const jars = []; for (let i = 0; i < 5; i++) s.rect(82 + i * 9, 122, 6, 12, ['#d99a1c', '#8fb04a', '#a3321a', '#f0dcc0', '#6b3a22'][i]).rect(82 + i * 9, 120, 6, 3, '#c9d0cf'); s.line(join('M', 78, 118, 'h', 46), teak, 1.6); s.rect(150, 104, 30, 58, lit ? lamp : '#2c2118'); s.rect(202, 108, 44, 28, '#22302a').rect(202, 108, 44, 28, 'none', `stroke="${teak}" stroke-width="2.4"`); s.bars([[208, 115, 20], [208, 121, 30], [208, 127, 24]], '#f5efdc', 1.4, .85);
    s.roof(58, 88, 208, 34, 10); const n1 = 72; s.rect(104, 66, 112, 17, geruDark).rect(104, 66, 112, 17, 'none', `stroke="${haldi}" stroke-width="1.4"`); s.bars([[114, 74.5, 26], [146, 74.5, 14], [166, 74.5, 38]], '#fbe7c0', 3.4, .95);
    for (const x of [70, 132, 190, 250]) s.rect(x, 90, 5, 72, teakDark).rect(x - 2, 156, 9, 6, p.wall[1]); for (const x of [102, 162, 222]) { s.circle(x, 102, 15, s.radial([[0, lamp, lit ? .8 : .45], [1, lamp, 0]])).line(join('M', x, 88, 'v', 10), teakDark, 1).path(join('M', x - 5, 103, 'q', 5, -9, 10, 0, 'z'), haldi); }
    s.rect(-4, y, 330, 46, s.gradient([[0, mix(p.soil, '#e9c79a', .45)], [1, p.soil]])); for (const [x, w] of [[94, 56], [206, 60]]) { s.rect(x - w / 2, 168, w, 4.4, teak).rect(x - w / 2, 172, w, 1.6, teakDark).line(join('M', x - w / 2 + 5, 173, 'v', 17, 'm', w - 10, -17, 'v', 17), teakDark, 3).rect(x - w / 2 - 4, 181, w + 8, 3.4, '#8a5a34').line(join('M', x - w / 2, 184, 'v', 10, 'm', w, -10, 'v', 10), teakDark, 2.4); s.ellipse(x - 10, 167, 9, 2.2, '#e6eae9').rect(x + 9, 160, 5, 8, '#d9b070'); }
    s.frame(p.fg, true, true, 13);
  },
  // chai and vada pav at the window
  (s) => {
    const { r, p } = s; s.sky({ clouds: 6, sun: [r(190, 230), 46, 12] }); s.ridge(98, 52, p.ridge[0]); s.haze(68, 40); s.ridge(112, 34, p.ridge[1]); const g = s.ridge(128, 20, p.ridge[2]); s.scrub(g, 0, W, 12, p.ridge[3], 9);
    if (s.mood === 'monsoon') s.rain(.4);
    s.rect(0, 136, W, 70, s.gradient([[0, '#8d5c37'], [1, '#56341d']])); s.strata(140, 204, '#2c190c', { op: .35, gap: 7, w: 1.2 }); s.rect(0, 132, W, 5, '#a97144');
    s.rect(0, 0, W, 9, teakDark).rect(0, 0, 12, 138, teakDark).rect(308, 0, 12, 138, teakDark).rect(9, 9, 3, 124, teak);
    // plate with two vada pav
    s.ellipse(196, 178, 72, 15, '#000', 'opacity=".3"').ellipse(194, 173, 72, 15, '#dfe4e3').ellipse(194, 171, 62, 11, '#c3cac9');
    for (const [x, k] of [[166, 1], [222, .94]]) { const Y = 172; s.path(join('M', x - 30 * k, Y - 12, 'q', -3, 12, 6, 13, 'h', 48 * k, 'q', 9, -2, 6, -13, 'z'), '#d89a52').ellipse(x, Y - 17, 25 * k, 12, '#b56a1c'); const cr = []; for (let i = 0; i < 18; i++) cr.push([x + r(-22, 22) * k, Y - 16 + r(-7, 7), r(2, 4)]); s.dots(cr, '#dd9a35'); s.path(join('M', x - 31 * k, Y - 20, 'C', x - 33 * k, Y - 50, x + 33 * k, Y - 50, x + 31 * k, Y - 20, 'q', -30 * k, 7, -62 * k, 0, 'z'), s.gradient([[0, '#e7b06a'], [.7, '#c87e35'], [1, '#dfa868']])).line(join('M', x - 18 * k, Y - 36, 'q', 10, -7, 20, -6), '#fff', 2, 'opacity=".4" stroke-linecap="round"').line(join('M', x - 26 * k, Y - 12, 'q', 10, 5, 22, 1, 't', 26, 0), '#4f8a3a', 3, 'stroke-linecap="round"'); }
    s.line(join('M', 244, 178, 'q', 16, -9, 30, -3), '#3f7c3a', 5, 'stroke-linecap="round"').line(join('M', 272, 175, 'l', 6, -4), '#7c9c3a', 2, 'stroke-linecap="round"');
    // chai
    const x = 84; s.ellipse(x + 4, 182, 26, 7, '#000', 'opacity=".3"').path(join('M', x - 20, 116, 'l', 5, 62, 'q', 15, 6, 30, 0, 'l', 5, -62, 'z'), '#fff', 'opacity=".38"').path(join('M', x - 19, 126, 'l', 4.4, 51, 'q', 14.6, 5.4, 29.2, 0, 'l', 4.4, -51, 'z'), '#b06a30').ellipse(x, 126, 19, 4, '#cf935a').line(join('M', x - 11, 132, 'l', 3, 42, 'm', 11, -42, 'v', 44, 'm', 11, -44, 'l', -3, 42), '#fff', 1.4, 'opacity=".35"').ellipse(x, 116, 20, 4, 'none', 'stroke="#fff" stroke-width="1.6" opacity=".8"').line(join('M', x - 8, 106, 'q', 6, -9, 0, -18, 't', 2, -18, 'M', x + 7, 106, 'q', 6, -9, 0, -18, 't', 2, -14), '#fff', 2.4, 'opacity=".6" stroke-linecap="round"');
  },
];
