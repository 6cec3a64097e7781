import type { Seed } from '@kredka/contracts/games/engine/random'
import type { GamePlay, Position } from '@kredka/contracts/games/game'
import type { RunView } from '@kredka/contracts/games/views'

/** Plays the run again with the seeds of its secret, as the server made them. */
export async function isAsBound(
  { commitment, engine, setup, inputs, told }: RunView,
  secret: string,
  begin: GamePlay<never>['begin'],
): Promise<boolean> {
  if (hexOf(await crypto.subtle.digest('SHA-256', bytesOf(secret))) !== commitment) return false
  const tell = await dealer(secret)
  let position = begin(engine, setup)
  for (const [n, input] of inputs.entries()) {
    const uncovered: readonly number[] | null = position === null ? null : await tell(position, input)
    if (position === null || uncovered === null || String(uncovered) !== String(told[n])) return false
    position = position.step(input, uncovered)
  }
  return position !== null
}

/** Whoever deals from a secret: browsers make seeds in their own time, so a game says which ones it is short of. */
async function dealer(secret: string) {
  const { subtle } = crypto
  const key = await subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const seeds = new Map<number, Seed>()
  const make = async (draw: number) => {
    const words = new DataView(await subtle.sign('HMAC', key, bytesOf(String(draw))))
    seeds.set(draw, [words.getUint32(0), words.getUint32(4), words.getUint32(8), words.getUint32(12)])
  }
  return async (position: Position, input: number): Promise<readonly number[] | null> => {
    for (;;) {
      const missing: number[] = []
      const seedOf = (draw: number) => {
        const seed = seeds.get(draw)
        if (seed === undefined) missing.push(draw)
        return seed ?? ANY_SEED
      }
      const told = position.tell(input, { seedOf })
      if (missing.length === 0) return told
      await Promise.all(missing.map(make))
    }
  }
}

const ANY_SEED: Seed = [1, 2, 3, 4]

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
