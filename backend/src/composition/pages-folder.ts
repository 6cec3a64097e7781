import { fileURLToPath } from 'node:url'

/** Where the build of the SPA puts it. */
export const PAGES_FOLDER = fileURLToPath(new URL('../../../frontend/dist', import.meta.url))
