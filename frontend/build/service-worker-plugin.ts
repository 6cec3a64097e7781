import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { BASE, partOf } from './text-parts.ts'
import { LANGUAGES } from './texts.ts'
import { textsModule } from './texts-plugin.ts'

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

const ROOT = join(import.meta.dirname, '..')
/** Files of `public` that the shell shows. */
const PUBLIC = ['/favicon.svg', '/icons/icon-192.png']
/** Pages below `src` that open without a connection (`src/service-worker/plan.ts`). */
const KEPT_PAGES = ['attempts/pages/PlayPage.tsx', 'attempts/pages/ReplayPage.tsx', 'quizzes/pages/HistoryPage.tsx']

/**
 * Builds the service worker (NAV-07) as `sw.js` with the list of what it keeps: the entry and the pages that open without
 * a connection with all they import, their texts in both languages, style sheets and fonts; and leaves the offline page
 * beside it.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'kredka:service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const shell = [...shellOf(bundle), ...PUBLIC]
      const offline = readFileSync(join(ROOT, 'offline.html'), 'utf8')
      const version = createHash('sha256').update(JSON.stringify(shell)).update(offline).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: offline })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerCode(shell, version) })
    },
  }
}

/** Paths of the files without which no page shows. */
export function shellOf(bundle: Bundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const parts = [BASE, ...KEPT_PAGES.map(partOf)]
  const sources: readonly (string | null)[] = [
    ...parts.flatMap((part) => LANGUAGES.map((language) => textsModule(part, language))),
    ...KEPT_PAGES.map((page) => join(ROOT, 'src', page)),
  ]
  const files = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (file === undefined || files.has(name)) return
    files.add(name)
    if (file.type === 'asset') return
    for (const imported of file.imports) add(imported)
    for (const style of file.viteMetadata?.importedCss ?? []) add(style)
  }
  for (const { fileName, isEntry, facadeModuleId } of chunks) {
    if (isEntry || sources.includes(facadeModuleId)) add(fileName)
  }
  for (const name of Object.keys(bundle)) if (/figtree.*-normal.*\.woff2$/.test(name)) add(name)
  return [...files].sort().map((name) => `/${name}`)
}

/** The worker as one classic script: it is no part of the pages' own graph. */
async function workerCode(shell: readonly string[], version: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    define: { KREDKA_SHELL: JSON.stringify(shell), KREDKA_VERSION: JSON.stringify(version) },
    build: {
      write: false,
      target: 'es2023',
      rollupOptions: { input: join(ROOT, 'src/service-worker/worker.ts'), output: { format: 'iife' } },
    },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error('the service worker was not built')
  return output.output[0].code
}
