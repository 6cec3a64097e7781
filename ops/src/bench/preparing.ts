import { accountDecider } from '@kredka/backend/accounts/account'
import type { Tools } from '@kredka/backend/kernel/tools'
import type { CommandContext } from '@kredka/backend/kernel/write-side'
import { must } from '@kredka/contracts/kernel/testing/must'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'

/** What a bench makes its data with. */
export type Maker = Pick<Tools, 'write' | 'vault' | 'ids' | 'clock'>

const ABREAST = 64

/** So many things, some at a time. */
export async function makeMany<T>(count: number, makeOne: () => Promise<T>): Promise<readonly T[]> {
  const made: T[] = []
  while (made.length < count) {
    const some = Math.min(ABREAST, count - made.length)
    made.push(...(await Promise.all(Array.from({ length: some }, makeOne))))
  }
  return made
}

/** Somebody with an account, whom nobody logs in as. */
export async function makePerson(maker: Maker): Promise<string> {
  const { write, vault, ids } = maker
  const user_id = ids.entity()
  const email = `${user_id}@bench.test`
  const account = {
    user_id,
    email_key: vault.emailKey(email),
    email,
    name: 'Osoba',
    credential_id: null,
    provider: 'email',
    language: 'pl',
  } as const
  const register = { do: 'register', account, terms_version: GENERAL_TERMS_VERSION } as const
  must(await write.execute(accountDecider, user_id, register, preparing(maker)))
  return user_id
}

export function preparing({ ids, clock }: Pick<Maker, 'ids' | 'clock'>): CommandContext {
  const command_id = ids.uuid()
  return {
    actor: { kind: 'system', id: 'bench' },
    command_id,
    command: 'bench.prepare',
    correlation_id: command_id,
    causation_id: command_id,
    now: clock.now(),
    origin: 'seed',
  }
}
