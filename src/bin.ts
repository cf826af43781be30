#!/usr/bin/env node
/**
 * The entry point of the command `rowfeed`. It checks the version of Node.js before it loads the program, as the build
 * bundles it. Otherwise, an older version would fail with a syntax or import error before any line of the program runs.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// The same range as `engines` in package.json.
if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) {
  const program: string = '#program';
  import(program)
    .then(({ run }) => run(process.argv.slice(2)))
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EMFILE' || error.code === 'ENFILE')
        fail('Too many files are open. Raise the limit of this process, for example with `ulimit -n 1024`.');
      throw error;
    });
} else {
  fail(
    `Node.js 20.19 or later is required, or 22.12 or later if you use Node.js 22. This is ${process.versions.node}.`,
  );
}

function fail(message: string): void {
  process.stderr.write(`rowfeed: ${message}\n`);
  // Exit at once. Otherwise, Node.js would report a failed import again.
  process.exit(1);
}
