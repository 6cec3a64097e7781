import { join } from 'node:path'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/**
 * The script that stands in every page (`src/start/inline.ts`).
 * @param entry address of the application's first file
 */
export async function startScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    define: { KREDKA_ENTRY: JSON.stringify(entry) },
    build: {
      write: false,
      target: 'es2023',
      rollupOptions: { input: join(ROOT, 'src/start/inline.ts'), output: { format: 'iife' } },
    },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error('the first script was not built')
  const { code } = output.output[0]
  if (code.includes('</script')) throw new Error('the first script would end before its end')
  return code.trim()
}
