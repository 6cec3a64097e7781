import { readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Whether the demonstration stands in the data: `making` until its last event is in the log. One that was killed
 * meanwhile is begun anew; nobody can have added anything, since the site serves only afterwards.
 */
export type DemoMark = 'absent' | 'making' | 'made'

const FILE = 'demo'

export function readDemoMark(dataDir: string): DemoMark {
  try {
    const text = readFileSync(join(dataDir, FILE), 'utf8').trim()
    return text === 'made' ? 'made' : 'making'
  } catch {
    return 'absent'
  }
}

export async function writeDemoMark(dataDir: string, mark: DemoMark): Promise<void> {
  if (mark === 'absent') await rm(join(dataDir, FILE), { force: true })
  else writeFileSync(join(dataDir, FILE), `${mark}\n`, { flush: true })
}
