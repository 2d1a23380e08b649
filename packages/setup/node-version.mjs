// Imported first, and written for old versions of Node too: they must reach the sentence.
const oldest = [20, 19];
const own = process.versions.node.split('.').map(Number);

if (own[0] < oldest[0] || (own[0] === oldest[0] && own[1] < oldest[1])) {
  console.error(
    `This needs Node ${oldest.join('.')} or newer; here is ${process.versions.node}. Node 24 is recommended: https://nodejs.org`,
  );
  process.exit(1);
}
