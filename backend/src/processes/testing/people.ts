import { accountEvents } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { must } from '@kredka/contracts/kernel/testing/must'
import { GENERAL_TERMS_VERSION, TUTOR_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { accountDecider } from '../../accounts/account.ts'
import { emailDecider } from '../../accounts/email.ts'
import { adminDecider } from '../../admin/admin.ts'
import { TOKENS } from '../../composition/identifiers.ts'
import { cookieNames } from '../../http/sessions/cookies.ts'
import type { CommandContext } from '../../kernel/write-side.ts'
import { teacherDecider } from '../../profiles/teacher.ts'
import type { TestSite } from './test-site.ts'

/** Somebody with an account and a session. */
export interface TestPerson {
  readonly id: string
  readonly email: string
  /** Headers that make a call theirs. */
  readonly headers: Readonly<Record<string, string>>
}

/** The context of a command that a test sends without HTTP. */
export function testContext({ tools }: Pick<TestSite, 'tools'>, command: string): CommandContext {
  const command_id = tools.ids.uuid()
  return {
    actor: { kind: 'system', id: 'test' },
    command_id,
    command,
    correlation_id: command_id,
    causation_id: command_id,
    now: tools.clock.now(),
    origin: 'live',
  }
}

/** Registers a person by their decider and begins a session for them. */
export async function testPerson(
  site: Pick<TestSite, 'tools' | 'parts'>,
  role: 'user' | 'teacher' = 'user',
): Promise<TestPerson> {
  const { write, vault, ids } = site.tools
  const id = ids.entity()
  const email = `${id}@example.com`
  const account = {
    user_id: id,
    email_key: vault.emailKey(email),
    email,
    name: `Osoba ${id.slice(-4)}`,
    credential_id: null,
    provider: 'email',
    language: 'pl',
  } as const
  const register = { do: 'register', account, terms_version: GENERAL_TERMS_VERSION } as const
  must(await write.execute(accountDecider, id, register, testContext(site, 'accounts.register')))
  if (role === 'teacher') {
    const start = { do: 'start', user_id: id, about: 'Uczę od lat.', how: 'self', agreed_version: null } as const
    const context = testContext(site, 'profiles.start_teaching')
    must(await write.execute(teacherDecider, id, { ...start, version_in_force: TUTOR_TERMS_VERSION }, context))
  }
  return { id, email, headers: await logIn(site, id) }
}

/** Somebody who signs up with a password, by claiming an address; the account follows from that. */
export async function signUp(
  site: Pick<TestSite, 'tools'>,
  { email, name, password }: { readonly email: string; readonly name: string; readonly password: string },
): Promise<{ readonly id: string; readonly email: string }> {
  const { ids, vault, write, passwords } = site.tools
  const [id, credential_id, email_key] = [ids.entity(), ids.entity(), vault.emailKey(email)]
  await vault.credentials.put({ credential_id, user_id: id, hash: await passwords.hash(password) })
  const claim = {
    user_id: id,
    email_key,
    credential_id,
    email,
    name,
    provider: 'email',
    language: 'pl',
    terms_version: GENERAL_TERMS_VERSION,
    identity: null,
  } as const
  must(await write.execute(emailDecider, email_key, { do: 'claim', claim }, testContext(site, 'test.claim')))
  return { id, email }
}

/**
 * Headers of a new login: the ones before no longer work where a test moved the clock on by more than a token's life.
 */
export async function logIn(site: Pick<TestSite, 'parts' | 'tools'>, user_id: string): Promise<TestPerson['headers']> {
  const { session_id } = await site.tools.vault.sessions.begin({ user_id, user_agent: 'test' })
  const token = await (await site.parts.get(TOKENS)).sign({ user_id, session_id })
  return { authorization: `Bearer ${token}` }
}

/** What the end of an account comes to: the key goes, and the log says so. */
export async function forgetPerson(site: TestSite, user_id: string): Promise<void> {
  const { write, vault } = site.tools
  await vault.forgetPerson(user_id)
  const forgotten = {
    category: accountDecider.category,
    initial: null,
    evolve: () => null,
    decide: () => [make(accountEvents.PersonForgotten, { subject_id: user_id })],
  }
  must(await write.execute(forgotten, user_id, null, testContext(site, 'accounts.forget')))
}

/** A member of staff with a session of the back office. */
export async function testAdmin(site: TestSite, role: StaffRole = 'owner'): Promise<Omit<TestPerson, 'email'>> {
  const { write, vault, ids } = site.tools
  const id = ids.entity()
  const create = { do: 'create', admin_id: id, name: `admin-${id.slice(-6)}`, role } as const
  must(await write.execute(adminDecider, id, create, testContext(site, 'admin.create')))
  const { token } = await vault.adminSessions.begin({ admin_id: id, user_agent: 'test' })
  const { admin } = cookieNames(site.config.https)
  return { id, headers: { cookie: `${admin}=${token}`, origin: site.config.public_url } }
}
