// The drawn parts of the interface: a map that is no real map, donor marks, the advertisement placeholder.
import { geru, hash, join, random } from '#art/kit.mjs';

// Stone-cutter's marks on a 40 x 40 square; 3 and 6 are lines, the others filled.
const marks = [
  'M8 34V20a12 12 0 0 1 24 0v14zM16 34V22a4 4 0 0 1 8 0v12z', 'M4 34l11-20 6 10 4-6 11 16z', 'M20 6c8 8 12 13 12 19a12 12 0 0 1-24 0c0-6 4-11 12-19zm0 12c-4 4-6 6-6 9a6 6 0 0 0 12 0c0-3-2-5-6-9z',
  'M20 6v28M6 20h28M10 10l20 20M30 10L10 30', 'M6 12h28v5H6zm4 9h20v5H10zm5 9h10v5H15z', 'M20 5a15 15 0 1 0 0 30 15 15 0 0 0 0-30zm0 6a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M8 32C8 16 18 8 33 8c0 16-9 25-22 24M12 30c4-9 9-13 15-16', 'M6 22c5-7 9-7 14 0s9 7 14 0v7c-5 7-9 7-14 0s-9-7-14 0z', 'M8 8h10v10H8zm14 0h10v10H22zM8 22h10v10H8zm14 6a5 5 0 1 1 10 0 5 5 0 0 1-10 0z', 'M20 5l4 10 11 1-8 7 2 11-9-6-9 6 2-11-8-7 11-1z',
];

// ---- map tile: contour lines with a pin; a picture of "a map", never a real map ---
// Square, so it can be cut to 4:3 on phones and to a tall column on large screens.
export function mapTile(seed) {
  const r = random('map/' + seed), S = 360;
  const peaks = [[r(40, 80), r(70, 130), r(78, 92)], [r(280, 330), r(40, 90), r(54, 66)], [r(270, 320), r(260, 310), r(66, 84)]];
  const ring = (cx, cy, R, f) => { let d = ''; for (let i = 0; i <= 18; i++) { const a = i / 18 * 6.2832, q = R * (1 + .16 * Math.sin(a * 2 + f) + .08 * Math.sin(a * 3 - f * 2)); d += (i ? 'L' : 'M') + join(Math.round(cx + Math.cos(a) * q), Math.round(cy + Math.sin(a) * q * .9)); } return d + 'z'; };
  let fills = '', lines = '';
  for (const [cx, cy, R] of peaks) { const f = r(0, 6); for (let i = 0; i < 6; i++) { const d = ring(cx + i * 2, cy - i * 2, R * (1 - i / 6.4), f + i * .14); if (i % 2 === 0) fills += d; lines += d; } }
  const y0 = r(250, 290), river = join('M', -6, y0, 'C', 70, y0 - 40, 120, 320, 180, 250, 'S', 290, 190, 370, r(170, 200));
  const road = join('M', r(40, 90), 366, 'C', 110, 290, 190, 260, 180, 184, 'S', 200, 80, r(190, 240), -6);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${S} ${S}" preserveAspectRatio="xMidYMid slice"><path d="M0 0h360v360H0z" fill="#e4ebe1"/><path d="${fills}" fill="#2f6b45" opacity=".10"/><path d="${lines}" fill="none" stroke="#4f846c" opacity=".6"/><path d="${river}" fill="none" stroke="#8fbab6" stroke-width="7" stroke-linecap="round"/><path d="${road}" fill="none" stroke="#fff" stroke-width="6"/><path d="${road}" fill="none" stroke="#a8703f" stroke-width="1.6" stroke-dasharray="7 5"/><ellipse cx="180" cy="188" rx="15" ry="5" opacity=".22"/><path d="M180 186c-19-24-29-36-29-50a29 29 0 1 1 58 0c0 14-10 26-29 50z" fill="${geru}"/><path d="M172 149v-12c0-5 4-7 8-12 4 5 8 7 8 12v12z" fill="#fff"/></svg>`;
}

// ---- donor mark: one-colour stone-cutter's marks ------------------------------------
export function donorMark(seed, label) {
  const k = hash('donor/' + seed), c = ['#27302c', '#0d5238', '#8e3415', '#4c5852'][k % 4], R = random('d/' + seed);
  const i = Math.floor(R() * marks.length), line = i === 3 || i === 6;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 56"><g transform="translate(10 8)" ${line ? `fill="none" stroke="${c}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"` : `fill="${c}" fill-rule="evenodd"`}><path d="${marks[i]}"/></g><text x="58" y="35" font-family="Mukta,system-ui,sans-serif" font-weight="600" font-size="19" fill="${c}">${label}</text></svg>`;
}

// ---- advertisement: 2:1, all that matters inside the middle 4:1 band and the middle third ------
export function adPicture({ seed, line1, line2, mark, colours: [ground, far, near, sun, second], sunAt: [sunX, sunY] = [980, 250] }) {
  const r = random('ad' + seed); let d = ''; for (let y = 12; y < 600; y += 22) for (let x = r(-60, 0); x < 1200; x += r(20, 60)) { const l = Math.round(r(40, 170)); d += join('M', Math.round(x), y, 'h', l); x += l; }
  const flip = sunX < 600 ? ' transform="matrix(-1 0 0 1 1200 0)"' : '';
  const ridge = `<g${flip}><circle cx="${flip ? 1200 - sunX : sunX}" cy="${sunY}" r="54" fill="${sun}"/><path d="M0 600V470h90l26-30h120l22-34h150l20 26h60l34 44h190l30 30h120l24-40h110l26-50h130l28 40h40v144z" fill="${far}"/><path d="M0 600v-66h200l26 24h260l30-30h300l24-34h190l26 30h144v76z" fill="${near}"/></g>`;
  const badge = mark === undefined ? '' : `<g transform="translate(556 150) scale(2.2)" ${mark === 3 || mark === 6 ? `fill="none" stroke="${second}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"` : `fill="${second}" fill-rule="evenodd"`}><path d="${marks[mark]}"/></g>`;
  const t = (y, size, c, s) => `<text x="600" y="${y}" text-anchor="middle" font-family="system-ui,Roboto,'DejaVu Sans',sans-serif" font-weight="600" font-size="${size}" fill="${c}">${s}</text>`;
  const text = mark === undefined ? t(286, 72, '#fff', line1) + t(372, 72, second, line2) : t(318, 62, '#fff', line1) + t(392, 48, second, line2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice"><path d="M0 0h1200v600H0z" fill="${ground}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="3"/>${ridge}${badge}${text}</svg>`;
}
export const adPlaceholder = () => adPicture({ seed: '', line1: 'Your business', line2: 'seen here', colours: ['#0d5238', '#0a3c29', '#06281b', '#c95f34', '#f6d07c'] });

// ---- portrait: initials on coursed stone, 5 wide and 6 high ---------------------------
export function portrait(name) {
  const [bg, ink] = [['#d5e5db', '#0d5238'], ['#f3dccd', '#8e3415'], ['#dde3dc', '#27302c'], ['#f3e3bd', '#6a4a00']][hash(`p/${name}`) % 4];
  const initials = name.split(' ').map((part) => part[0]).join('');
  const r = random(`p/${name}`);
  let d = '';
  for (let y = 24; y < 240; y += 24) { d += `M0 ${y}h200`; for (let x = r(20, 60); x < 200; x += r(44, 76)) d += `M${Math.round(x)} ${y - 24}v24`; }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240" preserveAspectRatio="xMidYMid slice"><path d="M0 0h200v240H0z" fill="${bg}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/><text x="100" y="146" text-anchor="middle" font-family="system-ui,Roboto,sans-serif" font-weight="600" font-size="72" fill="${ink}">${initials}</text></svg>`;
}
