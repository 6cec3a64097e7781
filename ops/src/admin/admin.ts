import { createECDH, randomInt } from 'node:crypto'
import { adminDecider } from '@kredka/backend/admin/admin'
import { decideStaffRole, resetFactor } from '@kredka/backend/admin/staff-handlers'
import { BACKEND } from '@kredka/backend/composition/identifiers'
import type { Tools } from '@kredka/backend/kernel/tools'
import type { CommandContext, Executed } from '@kredka/backend/kernel/write-side'
import { passwordFaults } from '@kredka/contracts/accounts/rules'
import { STAFF_NAME } from '@kredka/contracts/admin/rules'
import { isRejection, messageOf, type Rejection } from '@kredka/contracts/kernel/errors'
import { STAFF_ROLES, type StaffRole } from '@kredka/contracts/kernel/staff'
import { askSecret } from '../terminal/ask-secret.ts'
import { type Command, type Part, part, runOneOf } from '../terminal/command.ts'
import { Refusal } from '../terminal/run-main.ts'
import { withParts } from '../tools/with-parts.ts'

const ROLES = STAFF_ROLES.join('|')
const NAME = { use: '<name>', min: 1, max: 1 } as const

const CREATE = {
  name: 'admin -- create',
  says: 'Makes an admin of the back office. The password is asked for; an empty one, or no terminal, has one made.',
  words: NAME,
  options: { role: { type: 'string', value: ROLES, default: 'owner', says: 'what they may do' } },
} as const satisfies Command
const ROLE = {
  name: 'admin -- role',
  says: 'Gives an admin another role.',
  words: { use: `<name> ${ROLES}`, min: 2, max: 2 },
} as const satisfies Command
const END = {
  name: 'admin -- end',
  says: 'Ends the access of an admin.',
  words: NAME,
} as const satisfies Command
const RESET = {
  name: 'admin -- reset-second-factor',
  says: 'Turns off the second factor of an admin who lost it, and logs them out.',
  words: NAME,
} as const satisfies Command
const PUSH_KEYS = {
  name: 'admin -- push-keys',
  says: 'Makes a pair of keys for push messages, as settings.',
} as const satisfies Command

const PARTS: Readonly<Record<string, Part>> = {
  create: part(CREATE, ({ words: [name = ''], values }) => createNamed(name, roleNamed(values.role))),
  role: part(ROLE, ({ words: [name = '', role] }) => decide(name, roleNamed(role))),
  end: part(END, ({ words: [name = ''] }) => decide(name, null)),
  'reset-second-factor': part(RESET, ({ words: [name = ''] }) => reset(name)),
  'push-keys': part(PUSH_KEYS, pushKeys),
}
const FAULTS = {
  too_short: 'too short',
  too_long: 'too long',
  no_digit: 'without a digit',
  no_uppercase: 'without a capital letter',
  no_symbol_and_not_long: 'without a symbol, and not long enough to do without',
} as const

/** Where no reason is typed: whoever has a terminal of the server is known there. */
const REASON = 'npm run admin'

/**
 * Makes an admin of the back office, an owner unless a role is named; gives one another role or ends their access;
 * turns off the second factor of one who lost it; or makes a pair of keys for push messages. An admin’s password is
 * asked for; an empty answer, or no terminal, has one
 * made and shown.
 */
export function admin(args: readonly string[], signal: AbortSignal): Promise<number> {
  return runOneOf(PARTS, args, signal)
}

function roleNamed(named: string | undefined): StaffRole {
  const role = STAFF_ROLES.find((one) => one === named)
  if (role === undefined) throw new Refusal(`A role is one of ${STAFF_ROLES.join(', ')}.`)
  return role
}

async function createNamed(name: string, role: StaffRole): Promise<number> {
  if (!new RegExp(STAFF_NAME, 'u').test(name)) throw new Refusal('A name has 2 to 60 letters, digits or . _ @ -')
  const typed = process.stdin.isTTY ? await askSecret('Password (empty: one is made): ') : ''
  const password = typed === '' ? makePassword() : typed
  const faults = passwordFaults(password)
  if (faults.length > 0) throw new Refusal(`The password is ${faults.map((fault) => FAULTS[fault]).join(', ')}.`)
  await withParts('admin', async ({ parts }) => create((await parts.get(BACKEND)).tools, { name, role }, password))
  console.log(`${name} (${role}) may log in at /adminero${typed === '' ? ` with the password ${password}` : ''}`)
  return 0
}

/** Another role, or null for an end. */
async function decide(name: string, role: StaffRole | null): Promise<number> {
  await aboutAdmin(name, (tools, about) =>
    decideStaffRole(tools, { ...about, role }, contextOf(tools, role === null ? 'admin.end' : 'admin.role')),
  )
  console.log(role === null ? `${name} may not log in any more` : `${name} is ${role} now`)
  return 0
}

/** For the last owner who is locked out (ADM-08): whoever has a terminal of the server may. */
async function reset(name: string): Promise<number> {
  await aboutAdmin(name, (tools, about) => resetFactor(tools, about, contextOf(tools, 'admin.reset_second_factor')))
  console.log(`${name} logs in with the password alone now, and is logged out everywhere`)
  return 0
}

interface About {
  readonly admin_id: string
  readonly by: null
  readonly reason: string
}

/** Does something about the admin of this name. */
async function aboutAdmin(
  name: string,
  work: (tools: Tools, about: About) => Promise<Executed | Rejection>,
): Promise<void> {
  await withParts('admin', async ({ parts }) => {
    const { tools } = await parts.get(BACKEND)
    const credential = await tools.vault.adminCredentials.byName(name)
    if (credential === null) throw new Refusal(`There is no admin '${name}'.`)
    const outcome = await work(tools, { admin_id: credential.admin_id, by: null, reason: REASON })
    if (isRejection(outcome)) throw new Refusal(`${messageOf(outcome.rejected)}.`)
  })
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

interface Made {
  readonly name: string
  readonly role: StaffRole
}

/** Secret first, then the event that names it. */
async function create(tools: Tools, { name, role }: Made, password: string): Promise<void> {
  const { vault, passwords, write, ids } = tools
  if (await passwords.isCommon(password)) throw new Refusal('The password is among the first that are guessed.')
  const admin_id = ids.entity()
  const hash = await passwords.hash(password)
  if (!(await vault.adminCredentials.put({ admin_id, name, hash })))
    throw new Refusal(`There is an admin '${name}' already.`)
  const command = { do: 'create', admin_id, name, role } as const
  const created = await write.execute(adminDecider, admin_id, command, contextOf(tools, 'admin.create'))
  if (isRejection(created)) throw new Refusal(`The admin could not be made: ${created.rejected}`)
}

function contextOf({ ids, clock }: Tools, command: string): CommandContext {
  const command_id = ids.uuid()
  return {
    actor: { kind: 'system', id: 'command-line' },
    command_id,
    command,
    correlation_id: command_id,
    causation_id: command_id,
    now: clock.now(),
    origin: 'live',
  }
}

/** 20 characters without those that look alike: about 115 bits. */
function makePassword(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
  for (;;) {
    const made = Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('')
    if (passwordFaults(made).length === 0) return made
  }
}
