import type { Log } from '@kredka/contracts/kernel/ports'

/** Log of tools: errors go to the terminal, all else is left out, since a progress bar stands there. */
export const SILENT: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (fields, message) => console.error(message, fields),
  child: () => SILENT,
}
