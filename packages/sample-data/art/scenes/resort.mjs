import { W, join, mix, geru, plaster, teak, teakDark, lamp } from '#art/kit.mjs';

export const resort = [
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(60, 100), 44, 11] }); s.ridge(96, 48, p.ridge[0]); s.haze(64, 42); s.ridge(110, 28, p.ridge[1]); const g = s.ridge(122, 16, p.ridge[2]); s.scrub(g, 0, W, 12, p.ridge[3], 9);
    s.rect(0, 124, W, 82, s.gradient([[0, p.grass[0]], [1, p.grass[1]]])); const lit = s.mood === 'dusk';
    s.palm(52, 140, 64, p.ridge[3], teak, -6); s.palm(276, 142, 70, p.ridge[3], teak, 8);
    s.house(84, 138, 56, 24, { wall: plaster, lit }); s.house(168, 142, 80, 32, { wall: '#f6efe0', lit }); s.rect(176, 118, 18, 24, lit ? lamp : '#87a9a3').line(join('M', 185, 118, 'v', 24), teakDark, 1);
    s.scrub(() => 144, 70, 270, 9, p.grass[2], 8);
    // pool
    s.path(join('M', 62, 172, 'C', 84, 154, 190, 150, 262, 158, 'C', 300, 164, 290, 188, 232, 194, 'C', 160, 200, 50, 196, 62, 172, 'z'), plaster).inside(join('M', 70, 173, 'C', 92, 158, 188, 155, 256, 162, 'C', 286, 166, 278, 184, 228, 189, 'C', 160, 194, 60, 191, 70, 173, 'z'), '#5fb0ac', () => s.bars([[96, 168, 60], [150, 174, 80], [90, 180, 70], [200, 168, 50], [180, 184, 60]], '#fff', 1.3, .55));
    s.path(join('M', 218, 132, 'm', 22, 18, 'q', 20, -24, 40, 0, 'z'), geru).line(join('M', 260, 150, 'v', 26), teakDark, 1.5).path(join('M', 250, 150, 'q', 6, -14, 10, -12, 'q', 6, 2, 10, 12, 'z'), plaster, 'opacity=".6"'); s.line(join('M', 262, 176, 'l', 20, -2, 'l', 9, -8), teak, 2.6, 'stroke-linecap="round"');
    s.frame(p.fg, true, true, 16);
  },
  // the veranda
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(180, 220), 58, 12], clouds: 6 }); s.ridge(104, 50, p.ridge[0]); s.haze(74, 42); s.inside(join('M', 40, 118, 'Q', 160, 106, 300, 116, 'V', 132, 'H', 40, 'z'), p.water[1], () => s.bars([[80, 116, 80], [170, 120, 90]], p.water[0], 1.6, .9)); const g = s.ridge(132, 24, p.ridge[2]); s.scrub(g, 0, W, 11, p.ridge[3], 9); s.scrub(() => 142, -4, W, 18, p.grass[2], 10);
    s.rect(0, 152, W, 54, s.gradient([[0, '#9a6a42'], [1, '#5d3a22']])); let f = ''; for (let i = 0; i < 6; i++) f += join('M', 0, 156 + i * i * 1.8 + i * 3, 'H', W); s.line(f, '#3c2414', 1, 'opacity=".5"');
    // rail
    s.rect(0, 118, W, 5, teak).rect(0, 146, W, 5, teak); let b = ''; for (let x = 4; x < W; x += 11) b += join('M', x, 122, 'v', 26); s.line(b, teakDark, 2.4);
    // frame: posts, beam, tiles, lamp
    s.rect(0, 0, W, 22, teakDark).rect(0, 22, W, 4, teak); let t = ''; for (let x = 0; x < W; x += 13) t += join('M', x, 26, 'a', 6.5, 5, '0 0 0', 13, 0); s.path(t + 'z', geru); s.rect(16, 22, 14, 184, teakDark).rect(18, 22, 4, 184, teak).rect(290, 22, 14, 184, teakDark).rect(292, 22, 4, 184, teak);
    s.line(join('M', 160, 26, 'v', 16), teakDark, 1).circle(160, 52, 24, s.radial([[0, lamp, .7], [1, lamp, 0]])).path(join('M', 152, 52, 'l', 3, -10, 'h', 10, 'l', 3, 10, 'z'), geru).circle(160, 53, 3, '#fff3d0');
    // chairs and table
    for (const [x, k] of [[92, 1], [224, -1]]) { s.open(`transform="translate(${x} 0) scale(${k} 1)"`); s.path(join('M', -24, 118, 'q', 2, -14, 14, -14, 'q', 8, 2, 10, 16, 'l', 8, 40, 'h', -22, 'z'), '#d9b077').line(join('M', -18, 120, 'l', 14, 38, 'm', -8, -44, 'l', 14, 42, 'm', -28, -12, 'l', 20, -8, 'm', -16, 20, 'l', 20, -8), '#8c6232', 1, 'opacity=".7"').path(join('M', -10, 158, 'h', 44, 'q', 6, 0, 6, 6, 'v', 4, 'h', -48, 'z'), plaster).line(join('M', -6, 168, 'l', -4, 24, 'm', 44, -24, 'l', 4, 24, 'M', -16, 140, 'h', 40, 'q', 8, 0, 8, 8, 'v', 10), teakDark, 3, 'stroke-linecap="round"').close(); }
    s.ellipse(158, 170, 22, 5, teak).line(join('M', 158, 172, 'v', 18, 'm', -10, 4, 'h', 20), teakDark, 3, 'stroke-linecap="round"').rect(150, 158, 8, 10, '#fff').rect(150, 158, 8, 4, '#a9622c').path(join('M', 163, 168, 'q', -3, -14, 4, -14, 'q', 7, 0, 4, 14, 'z'), geru).line(join('M', 152, 154, 'q', 3, -4, 0, -8, 'm', 5, 8, 'q', 3, -4, 0, -8), '#fff', 1, 'opacity=".7" stroke-linecap="round"');
    s.scrub(() => r(0, 12), -4, 70, 17, p.fg, 12);
  },
  // tents at dusk
  (s) => {
    const { r, p } = s;
    s.sky({ sun: s.mood === 'dusk' ? [r(60, 90), 70, 13] : [r(60, 90), 44, 11], clouds: 6 }); s.ridge(112, 54, p.ridge[0]); s.haze(82, 40); s.ridge(126, 34, p.ridge[1]); s.haze(104, 30, .6); const g = s.ridge(140, 16, p.ridge[3]); s.scrub(g, 0, W, 12, p.ridge[3], 9);
    s.rect(0, 140, W, 66, s.gradient([[0, p.grass[1]], [1, p.grass[2]]])); s.strata(148, 200, p.grass[0], { op: .4, gap: 7, w: 1.4 });
    const tent = (x, y, k, c) => { const w = 40 * k, h = 46 * k; s.circle(x, y - h * .3, w * 1.2, s.radial([[0, lamp, .4], [1, lamp, 0]])); s.poly([[x, y - h], [x + w, y], [x - w, y]], c).poly([[x, y - h], [x + w * 1.5, y - h * .08], [x + w, y]], mix(c, '#000000', .28)).path(join('M', x - w * .32, y, 'Q', x - w * .1, y - h * .4, x, y - h * .82, 'Q', x + w * .1, y - h * .4, x + w * .32, y, 'z'), lamp).path(join('M', x - w * .32, y, 'Q', x - w * .1, y - h * .4, x, y - h * .82, 'Q', x - w * .2, y - h * .3, x - w * .46, y, 'z'), mix(c, '#ffffff', .35)); s.line(join('M', x - w, y, 'L', x, y - h, 'L', x + w * 1.5, y - h * .08), mix(c, '#000000', .45), 1); };
    tent(86, 158, .62, '#c9b48a'); tent(262, 160, .7, '#c9b48a'); tent(166, 182, 1.1, '#dcc89c');
    s.line(join('M', 30, 96, 'Q', 110, 128, 172, 92, 'Q', 236, 126, 306, 90), p.fg, .9); const l = []; for (let i = 0; i < 17; i++) { const t = i / 16; const y = t < .5 ? 96 + Math.sin(t * 2 * Math.PI) * 15 : 92 + Math.sin((t - .5) * 2 * Math.PI) * 15; l.push([30 + t * 276, y + 3, 3]); } s.dots(l.map(([a, b]) => [a, b, 10]), lamp, 'opacity=".25"').dots(l, '#fff0c2'); s.line(join('M', 30, 96, 'v', 60, 'M', 172, 92, 'v', 20, 'M', 306, 90, 'v', 66), p.fg, 2);
    s.circle(58, 184, 22, s.radial([[0, '#ffb350', .7], [1, '#ffb350', 0]])).line(join('M', 48, 190, 'l', 20, -4, 'm', -20, 0, 'l', 20, 4), teakDark, 3, 'stroke-linecap="round"').path(join('M', 52, 186, 'q', -3, -9, 5, -16, 'q', 0, 5, 4, 6, 'q', 4, 5, 0, 10, 'z'), '#f08a24').path(join('M', 55, 186, 'q', -1, -5, 3, -8, 'q', 4, 4, 1, 8, 'z'), '#ffe08a');
    s.frame(p.fg, false, true, 17); s.grass(0, W, 206, 12, p.fg, 60);
  },
];
