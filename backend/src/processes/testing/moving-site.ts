import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFollowingClock } from '../../kernel/testing/following-clock.ts'
import { wakingPause } from '../../kernel/testing/waking-pause.ts'
import { type TestSite, testSite } from './test-site.ts'

/** A site whose clock a test moves on, with an outbox of its own (EVT-12). */
export interface MovingSite extends TestSite {
  /** Moves the clock forward by milliseconds; what sleeps wakes and looks at it. */
  pass(milliseconds: number): void
  /** Time stands still meanwhile: for what happens 'at once', which a slow machine may take long over. */
  still(work: () => Promise<void>): Promise<void>
  /** The mails in the outbox as their files are, oldest first, soft line breaks taken out. */
  outbox(): Promise<readonly string[]>
}

/**
 * The longest sleep of a loop of the site soon after the clock moved, and later. One that was on its way to sleep then
 * has not seen it, and looks again within that. Each policy asks Postgres twice at every look: at ten looks a second
 * they all took more of the machine than the test.
 */
const LOOK_MS = 100
const LATER_LOOK_MS = 1_000
const SOON_MS = 1_000
/** When every such site begins: what tests tell does not hang on the day and the hour at which they run. A Monday. */
const BEGINNING = Date.parse('2027-03-01T09:00:00.000Z')

export async function movingSite(): Promise<MovingSite> {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-moving-'))
  let ahead = BEGINNING - Date.now()
  let stands: number | null = null
  let movedAt = performance.now()
  const waking = wakingPause()
  const now = () => (stands ?? Date.now()) + ahead
  const site = await testSite({
    env: { DATA_DIR: folder, LIMIT_LOGIN_PER_ADDRESS: '1000000', LIMIT_LOGIN_PER_ACCOUNT: '1000000' },
    embedded: true,
    clock: { now },
    sharedClock: createFollowingClock({ now }),
    pause: (milliseconds, signal) => {
      const longest = performance.now() - movedAt < SOON_MS ? LOOK_MS : LATER_LOOK_MS
      return waking.pause(Math.min(milliseconds, longest), signal)
    },
  })
  return {
    ...site,
    pass: (milliseconds) => {
      ahead += milliseconds
      movedAt = performance.now()
      waking.wake()
    },
    still: async (work) => {
      stands = Date.now()
      try {
        await work()
      } finally {
        ahead -= Date.now() - stands
        stands = null
      }
    },
    outbox: async () => {
      const outbox = join(folder, 'outbox')
      const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml')).sort()
      const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8').catch(ifErased)))
      return mails.map((mail) => mail.replaceAll('=\r\n', ''))
    },
    stop: async () => {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A mail may go with its person between the list of files and a look into one. */
function ifErased(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return ''
  throw error
}

/** The token of a mail's link, by the name of its parameter. */
export function tokenIn(mail: string, parameter: string): string {
  const token = new RegExp(`[?&]${parameter}=(?:3D)?([0-9a-f]{40})`).exec(mail)?.[1]
  if (token === undefined) throw new Error(`no token '${parameter}' in this mail:\n${mail}`)
  return token
}
