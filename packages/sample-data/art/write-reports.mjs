// Writes the two demo reports as plain PDF text, always the same bytes. Run by hand:
// npm run write-reports -w @helpdesk/sample-data
import { mkdir, writeFile } from 'node:fs/promises';

const folder = new URL('../reports/', import.meta.url);
const left = 60, right = 535;

/** Every object gets its byte offset into the cross-reference table (ISO 32000-1, 7.5.4). */
function pdf(title, pages) {
  const contents = pages.map((stream, i) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${7 + i * 2} 0 R >>`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-IN) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${pages.map((_, i) => `${6 + i * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${title}) /Author (Junnar Tourism Helpdesk, demo data) /CreationDate (D:20261118120000+05'30') >>`,
    ...pages.flatMap((stream, i) => [contents[i], `<< /Length ${Buffer.byteLength(stream)} >>\nstream\n${stream}\nendstream`]),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = Buffer.byteLength(text);
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${Buffer.byteLength(text)}\n%%EOF\n`;
}

const escaped = (text) => text.replace(/[\\()]/g, '\\$&');
const put = (text, x, y, size, font = 'F1') => `BT /${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`;
const rule = (y) => `0.6 w ${left} ${y} m ${right} ${y} l S`;
/** Digits of Helvetica are 0.556 em wide, a comma 0.278: enough to set figures flush right. */
const figure = (text, y, font) => put(text, right - [...text].reduce((w, c) => w + (c === ',' ? 0.278 : 0.556), 0) * 11, y, 11, font);
const rupees = (amount) => amount.toLocaleString('en-IN');

function page({ title, subtitle, text, sections, foot }) {
  let y = 772;
  const out = [put(title, left, y, 20, 'F2'), put(subtitle, left, (y -= 22), 11), put('DEMO FIGURES. No such project was paid for; the amounts are invented.', left, (y -= 18), 10, 'F2'), rule((y -= 12))];
  y -= 8;
  for (const line of text) out.push(put(line, left, (y -= 16), 11));
  for (const { heading, rows } of sections) {
    out.push(put(heading, left, (y -= 36), 13, 'F2'), put('Rupees', right - 40, y, 10));
    y -= 4;
    for (const [label, amount] of rows) out.push(put(label, left, (y -= 18), 11), figure(rupees(amount), y));
    const total = rows.reduce((sum, [, amount]) => sum + amount, 0);
    out.push(rule((y -= 7)), put('Total', left, (y -= 16), 11, 'F2'), figure(rupees(total), y, 'F2'));
  }
  y -= 20;
  for (const line of foot) out.push(put(line, left, (y -= 16), 11));
  return out.join('\n');
}

const festival = page({
  title: 'Junnar Festival 2023 Season 1',
  subtitle: 'Project report, Junnar Tourism Helpdesk, 1 April 2024',
  text: [
    'Three days in February 2023: guided walks to Shivneri and Lenyadri, an evening of tamasha,',
    'and a market of twenty-two village kitchens. 3,480 people came; 61 volunteers helped.',
  ],
  sections: [
    { heading: 'Income', rows: [['Donations from members', 218500], ['Stalls of kitchens and farms', 88000], ['Walk tickets', 104400], ['Grant for culture in villages (demo)', 150000]] },
    { heading: 'Spending', rows: [['Stage, lights and sound', 172000], ['Artists of two troupes', 140000], ['Guides and first aid', 64800], ['Water, toilets and cleaning', 79600], ['Printing and signs', 38200], ['Insurance and permits', 21300]] },
  ],
  foot: ['What is left, 45,000 rupees, was carried over to the repair of steps at Shivneri.', 'Accounts were read aloud at the members\u0027 meeting in Junnar on 17 March 2024.'],
});

const steps = page({
  title: 'Shivneri Step Repair 2024',
  subtitle: 'Project report, Junnar Tourism Helpdesk, 30 November 2024',
  text: [
    'Between June and October 2024 loose treads were reset along 140 metres of the stepped way, a handrail',
    'was renewed at two bends, and drains were cleared before the rains. Stone came from the fallen treads.',
  ],
  sections: [
    { heading: 'Income', rows: [['Carried over from the festival of 2023', 45000], ['Donations, 212 donors', 386000], ['Donation boxes at the foot of the fort', 57250]] },
    { heading: 'Spending', rows: [['Masons, 96 working days', 211200], ['Carrying of stone and lime', 74500], ['Handrail, 38 metres', 98800], ['Drains', 41300], ['Survey and supervision', 36000]] },
  ],
  foot: ['What is left, 26,450 rupees, is kept for the yearly inspection.', 'Work was done early in the morning, so that the way stayed open to visitors.'],
});

await mkdir(folder, { recursive: true });
await writeFile(new URL('junnar-festival-2023-season-1.pdf', folder), pdf('Junnar Festival 2023 Season 1', [festival]));
await writeFile(new URL('shivneri-step-repair-2024.pdf', folder), pdf('Shivneri Step Repair 2024', [steps]));
