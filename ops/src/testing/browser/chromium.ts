import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A browser to drive, and what it needs in its environment. */
export interface Chromium {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
}

const DEBIAN = '/usr/bin/chromium'

/** `CHROMIUM_PATH`, else Debian's chromium, else the one that npm installed: `npm test` needs no step by hand (OPS-02). */
export async function findChromium(): Promise<Chromium> {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) return { executablePath: asked, env: {} }
  if (existsSync(DEBIAN)) return { executablePath: DEBIAN, env: {} }
  return unpackChromium()
}

/**
 * The package brings the libraries that bare systems lack, but unpacks them only where it believes to be on such a system. Its list of
 * arguments is not used: a single process breaks tests.
 */
async function unpackChromium(): Promise<Chromium> {
  if (!hasLibraries()) process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  const libraries = process.env['LD_LIBRARY_PATH']
  return { executablePath, env: libraries ? { LD_LIBRARY_PATH: libraries } : {} }
}

function hasLibraries(): boolean {
  try {
    const known = execFileSync('ldconfig', ['-p'], { encoding: 'utf8' })
    return known.includes('libnss3.so') && known.includes('libnspr4.so')
  } catch {
    return false
  }
}
