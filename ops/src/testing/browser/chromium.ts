import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../../terminal/root.ts'
import { pathOfInstalled } from '../../terminal/run.ts'

/** A browser to drive, and the whole environment that it starts in. */
export interface Chromium {
  readonly executablePath: string
  readonly env: Record<string, string>
}

/**
 * `CHROMIUM_PATH`, else the one that npm installed: `npm test` needs no step by hand, and runs the same browser
 * everywhere (OPS-02). It has no window to draw, which makes it faster than a distribution's own.
 */
export async function findChromium(): Promise<Chromium> {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) return { executablePath: asked, env: environment() }
  const { executablePath, env } = await findPinnedChromium()
  const folder = dirname(executablePath)
  return {
    executablePath,
    env: { ...env, ...(await fontsIn(folder, 'journeys', [ownFonts(folder), '/usr/share/fonts'])) },
  }
}

/**
 * The browser finds no font of the machine by itself: text in none of our own fonts, such as on the page for times
 * without a connection, had no width, and text that was drawn before our font had come could end the browser
 * ("SkFontMgr_FontConfigInterface … Not implemented").
 */
async function fontsIn(folder: string, name: string, folders: readonly string[]) {
  const file = join(folder, `fonts-of-${name}.conf`)
  const found = folders.map((path) => `<dir>${path}</dir>`).join('')
  const cache = `<cachedir>${join(folder, 'fonts-cache')}</cachedir>`
  // in one go: a browser of another worker may be reading it
  const work = `${file}.${process.pid}`
  await writeFile(work, `<?xml version="1.0"?><fontconfig>${found}${cache}</fontconfig>`)
  await rename(work, file)
  return { FONTCONFIG_FILE: file }
}

const ownFonts = (folder: string) => join(folder, 'fonts')

/**
 * The browser that npm installed, whatever else the machine has: always the same one. It is unpacked once per version;
 * the package's own place for that is one for all versions, and another process might find it half written. Its list of
 * arguments is not used: a single process breaks tests.
 */
export async function findPinnedChromium(): Promise<Chromium> {
  const folder = join(ROOT, '.cache', `chromium-${await readInstalledVersion()}`)
  if (!existsSync(folder)) await unpackInto(folder)
  const bare = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
  const fonts = await fontsIn(folder, 'pictures', [ownFonts(folder)])
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...environment(), ...(hasLibraries() ? {} : bare), ...fonts },
  }
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

async function readInstalledVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(
    await readFile(pathOfInstalled('@sparticuz', 'chromium', 'package.json'), 'utf8'),
  )
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version)
  throw new Error('@sparticuz/chromium has no version')
}

/**
 * The package brings the libraries that bare systems lack, but unpacks them only where it believes to be on such a
 * system.
 */
async function unpackInto(folder: string): Promise<void> {
  const work = `${folder}.${process.pid}`
  const before = { ...process.env }
  await mkdir(work, { recursive: true })
  try {
    process.env['TMPDIR'] = work
    if (!hasLibraries()) process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x'
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await rename(work, folder).catch((error: unknown) => {
      // Another process was first.
      if (!existsSync(folder)) throw error
    })
  } finally {
    // The package writes paths of its place into the environment.
    restoreEnvironment(before)
    await rm(work, { recursive: true, force: true })
  }
}

/**
 * In place: what reads the environment natively, such as the folder for temporary files, would not see another object.
 */
function restoreEnvironment(before: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
}

function hasLibraries(): boolean {
  try {
    const known = execFileSync('ldconfig', ['-p'], { encoding: 'utf8' })
    return known.includes('libnss3.so') && known.includes('libnspr4.so')
  } catch {
    return false
  }
}
