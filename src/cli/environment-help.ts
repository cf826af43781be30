import { variables } from '../config.js';

/** Lists the environment variables in the help, because users look for settings there. */
export function environmentHelp(): string {
  const width = Math.max(...Object.keys(variables).map(({ length }) => length));
  const lines = Object.entries(variables).map(([name, what]) => `  ${name.padEnd(width)}  ${what}`);
  return `Environment (more in src/docs/reference/configuration.md, or /docs/configuration on a server):\n${lines.join('\n')}`;
}
