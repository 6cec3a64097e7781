import { join } from 'node:path'
import { build, type InlineConfig, type Plugin, type PluginOption } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** Inside the built folder; nobody can ask for a file whose path holds a dot first. */
const FOLDER = '.server'

/**
 * Builds `src/server.tsx` with all it needs into `.server`: the same pages, for the server to draw.
 * @param plugins those that both builds need, anew
 */
export function serverPlugin(plugins: () => PluginOption[], resolve: NonNullable<InlineConfig['resolve']>): Plugin {
  let folder = ''
  return {
    name: 'kredka:server',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = join(root.startsWith('/') && outDir.startsWith('/') ? outDir : join(root, outDir), FOLDER)
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          root: ROOT,
          publicDir: false,
          logLevel: 'warn',
          plugins: plugins(),
          resolve,
          define: { 'process.env.NODE_ENV': '"production"' },
          ssr: { noExternal: true },
          build: {
            ssr: 'src/server.tsx',
            outDir: folder,
            emptyOutDir: true,
            target: 'node24',
            minify: true,
            rolldownOptions: { output: { entryFileNames: 'server.js' } },
          },
        })
      },
    },
  }
}
