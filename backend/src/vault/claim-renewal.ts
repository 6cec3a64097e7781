import type { Clock } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'

/** So long after its last sign of life a process that works on a call counts as dead. */
export const CLAIM_MS = 5_000
const RENEWED_EVERY_MS = 1_500

interface Underway {
  readonly id: string
  readonly call: Buffer
}

/** Keeps the claims of this process alive while their calls take long, all of them with one statement. */
export function claimRenewal(sql: Sql, clock: Clock) {
  const claims = new Map<string, Buffer>()
  let timer: NodeJS.Timeout | undefined
  let isRenewing = false

  async function renew(): Promise<void> {
    if (isRenewing) return
    isRenewing = true
    try {
      await sql(
        `update vault.idempotency_answers set claimed_until = $3
         where call_hash = any($1) and claimed_by = any($2)`,
        [[...claims.values()], [...claims.keys()], new Date(clock.now() + CLAIM_MS)],
      )
    } catch {
      // the next round tries again; without one the claim runs out, and the streams know the command by its id
    } finally {
      isRenewing = false
    }
  }

  return {
    begin({ id, call }: Underway): void {
      claims.set(id, call)
      timer ??= setInterval(() => void renew(), RENEWED_EVERY_MS).unref()
    },
    end(id: string): void {
      claims.delete(id)
      if (claims.size > 0) return
      clearInterval(timer)
      timer = undefined
    },
  }
}
