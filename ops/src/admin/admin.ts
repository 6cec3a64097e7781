import { createECDH, randomInt } from 'node:crypto'
import { adminDecider } from '@kredka/backend/admin/admin'
import { BACKEND } from '@kredka/backend/composition/identifiers'
import type { Tools } from '@kredka/backend/kernel/tools'
import { passwordFaults } from '@kredka/contracts/accounts/rules'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { askSecret } from '../terminal/ask-secret.ts'
import { Refusal } from '../terminal/run-main.ts'
import { withParts } from '../tools/with-parts.ts'

const USE = 'Use: npm run admin -- create <name>, or npm run admin -- push-keys'
const FAULTS = {
  too_short: 'too short',
  too_long: 'too long',
  no_digit: 'without a digit',
  no_uppercase: 'without a capital letter',
  no_symbol_and_not_long: 'without a symbol, and not long enough to do without',
} as const

/**
 * Makes an admin of the back office, or a pair of keys for push messages. An admin’s password is asked for; an empty
 * answer, or no terminal, has one made and shown.
 */
export async function admin(args: readonly string[]): Promise<number> {
  const [what, name, ...more] = args
  if (what === 'push-keys' && name === undefined) return pushKeys()
  if (what !== 'create' || name === undefined || more.length > 0) throw new Refusal(USE)
  if (!/^[\p{L}\p{N}._@-]{2,60}$/u.test(name)) throw new Refusal('A name has 2 to 60 letters, digits or . _ @ -')
  const typed = process.stdin.isTTY ? await askSecret('Password (empty: one is made): ') : ''
  const password = typed === '' ? makePassword() : typed
  const faults = passwordFaults(password)
  if (faults.length > 0) throw new Refusal(`The password is ${faults.map((fault) => FAULTS[fault]).join(', ')}.`)
  await withParts('admin', async ({ parts }) => create((await parts.get(BACKEND)).tools, name, password))
  console.log(`${name} may log in at /adminero${typed === '' ? ` with the password ${password}` : ''}`)
  return 0
}

/** Prints a new VAPID pair as settings. Devices that subscribed with another pair have to be allowed anew. */
function pushKeys(): number {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // a private key that begins with zeros comes shorter
  const privateKey = Buffer.alloc(32)
  pair.getPrivateKey().copy(privateKey, 32 - pair.getPrivateKey().length)
  console.log(`VAPID_PUBLIC_KEY=${pair.getPublicKey('base64url')}`)
  console.log(`VAPID_PRIVATE_KEY=${privateKey.toString('base64url')}`)
  console.log('VAPID_SUBJECT=mailto:you@example.com')
  return 0
}

/** Secret first, then the event that names it. */
async function create({ vault, passwords, write, ids, clock }: Tools, name: string, password: string): Promise<void> {
  if (await passwords.isCommon(password)) throw new Refusal('The password is among the first that are guessed.')
  const admin_id = ids.entity()
  const hash = await passwords.hash(password)
  if (!(await vault.adminCredentials.put({ admin_id, name, hash })))
    throw new Refusal(`There is an admin '${name}' already.`)
  const command_id = ids.uuid()
  const created = await write.execute(
    adminDecider,
    admin_id,
    { do: 'create', admin_id, name },
    {
      actor: { kind: 'system', id: 'command-line' },
      command_id,
      command: 'admin.create',
      correlation_id: command_id,
      causation_id: command_id,
      now: clock.now(),
      origin: 'live',
    },
  )
  if (isRejection(created)) throw new Refusal(`The admin could not be made: ${created.rejected}`)
}

/** 20 characters without those that look alike: about 115 bits. */
function makePassword(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
  for (;;) {
    const made = Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('')
    if (passwordFaults(made).length === 0) return made
  }
}
