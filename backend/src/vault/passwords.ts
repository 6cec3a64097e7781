import { randomBytes } from 'node:crypto'
import { isCommonPassword } from './common-passwords.ts'

/** Password hashes: argon2id (ACC-10). */
export interface Passwords {
  /** @returns PHC text */
  hash(password: string): Promise<string>
  /**
   * The same work whether or not there is a hash to compare with, so that an answer's time does not tell whether an
   * account exists.
   * @param hash null where there is no account or no password: never true
   */
  verifyOrDummy(hash: string | null, password: string): Promise<boolean>
  /** True for one that guessing begins with. */
  isCommon(password: string): Promise<boolean>
}

/** OWASP's second choice: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** `Algorithm.Argon2id`, a const enum that isolated modules cannot read. */
const ARGON2ID = 2

/** @param atOnce hashes computed at the same time: each takes a thread and 19 MiB, the rest waits */
export function createPasswords(atOnce = 2): Passwords {
  const turn = gate(atOnce)
  let dummy: Promise<string> | undefined

  const hash = (password: string) =>
    turn(async () => (await import('@node-rs/argon2')).hash(password, { ...COST, algorithm: ARGON2ID }))

  return {
    hash,
    isCommon: isCommonPassword,
    async verifyOrDummy(known, password) {
      dummy ??= hash(randomBytes(16).toString('hex'))
      const compared = known ?? (await dummy)
      const same = await turn(async () => (await import('@node-rs/argon2')).verify(compared, password))
      return same && known !== null
    },
  }
}

/** Lets so many through at once, the others in the order they came. */
function gate(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
