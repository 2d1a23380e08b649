import { W, join } from '#art/kit.mjs';

export const tomb = [
  // a square tomb of dressed stone under its dome
  (s) => {
    const { r, p } = s;
    s.sky({ sun: [r(40, 80), r(40, 54), 12], clouds: 4 });
    s.ridge(112, 40, p.ridge[0]); s.haze(84, 44); const g = s.ridge(132, 22, p.ridge[2]); s.scrub(g, 0, W, 12, p.ridge[3], 10);
    const cx = 160, base = 170, top = 92, half = 66, [L, M, D] = p.wall;
    // dome on its drum, with a finial
    const dome = join('M', cx - 44, top - 14, 'C', cx - 60, top - 46, cx - 26, top - 66, cx, top - 72, 'C', cx + 26, top - 66, cx + 60, top - 46, cx + 44, top - 14, 'z');
    s.inside(dome, L, () => { s.courses(cx - 60, top - 72, 120, 60, 7, D, .22); s.poly([[cx + 12, top - 74], [cx + 70, top - 74], [cx + 70, top], [cx + 26, top]], D, 'opacity=".3"'); });
    s.line(join('M', cx, top - 72, 'v', -13), D, 2).circle(cx, top - 78, 3, M);
    s.rect(cx - 48, top - 16, 96, 16, M).rect(cx + 14, top - 16, 34, 16, D, 'opacity=".35"');
    // the cube, its parapet and corner turrets
    s.inside(join('M', cx - half, base, 'V', top, 'H', cx + half, 'V', base, 'z'), M, () => { s.courses(cx - half, top, half * 2, base - top, 8, p.rock[2], .32); s.rect(cx + 34, top, 40, base - top, D, 'opacity=".3"'); });
    s.path(join('M', cx - half - 3, top + 4, 'V', top - 4) + s.merlons(cx - half - 3, cx + half + 3, top - 4, 4) + join('V', top + 4, 'z'), L);
    for (const x of [cx - half, cx + half]) s.rect(x - 5, top - 20, 10, 24, M).path(join('M', x - 6, top - 20, 'q', 6, -13, 12, 0, 'z'), L);
    // the great arch with its door, and blind arches in two rows beside it
    s.path(s.ogee(cx - 19, base, 38, 58), D).path(s.ogee(cx - 14, base, 28, 47), p.rock[2]);
    for (const x of [cx - 55, cx + 31]) for (const y of [base - 8, base - 40]) s.path(s.ogee(x, y, 24, 25), D).path(s.ogee(x + 4, y, 16, 19), p.rock[1]);
    // plinth, path and trees
    s.rect(cx - half - 14, base, half * 2 + 28, 8, L).rect(cx - half - 14, base + 6, half * 2 + 28, 3, D);
    s.path(join('M', -6, base + 8, 'H', 330, 'V', 210, 'H', -6, 'z'), s.gradient([[0, p.grass[1]], [1, p.grass[2]]]));
    s.poly([[cx - 14, base + 9], [cx + 14, base + 9], [cx + 40, 206], [cx - 40, 206]], p.haze, 'opacity=".55"');
    s.tree(38, base + 12, 52, p.ridge[3], p.grass[1]); s.tree(288, base + 12, 44, p.ridge[3], p.grass[1]);
    s.scrub(() => 203, -4, W, 13, p.fg, 11); s.birds(250, 44, 4);
  },
];
