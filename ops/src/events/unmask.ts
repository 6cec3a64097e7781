import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { staffRole } from '@kredka/backend/admin/staff-roles'
import { personalExportDecider } from '@kredka/backend/audit/personal-export'
import { BACKEND } from '@kredka/backend/composition/identifiers'
import type { Tools } from '@kredka/backend/kernel/tools'
import { EXPORT_NAMES_MAX } from '@kredka/contracts/audit/rules'
import { isRejection, messageOf } from '@kredka/contracts/kernel/errors'
import { hasDuty } from '@kredka/contracts/kernel/staff'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { Refusal } from '../terminal/run-main.ts'
import { toRefusal } from '../terminal/whole-file.ts'
import type { Opened } from '../tools/with-parts.ts'
import type { EventFilter } from './filter.ts'

/** On whose behalf, and why, an export says what is personal (ANA-01). */
export interface Unmasking {
  /** Name of an admin. */
  readonly admin: string
  readonly reason: string
}

interface Asked {
  readonly unmask: boolean
  readonly as?: string
  readonly reason?: string
  readonly pseudonyms: boolean
}

/** @returns null where all stays masked @throws Refusal where something is missing that unmasking needs */
export function unmaskingOf({ unmask, as, reason, pseudonyms }: Asked): Unmasking | null {
  if (!unmask) {
    if (as !== undefined || reason !== undefined) throw new Refusal('--as and --reason belong to --unmask.')
    return null
  }
  if (pseudonyms) throw new Refusal('Either --pseudonyms or --unmask: names in clear tell whose the ids are.')
  if (as === undefined) throw new Refusal('--unmask needs --as <admin name>: the log says who it was.')
  const text = (reason ?? '').trim()
  if (text === '' || text.length > REASON_MAX) {
    throw new Refusal(`--unmask needs --reason "…" of at most ${REASON_MAX} characters, which goes into the log.`)
  }
  return { admin: as, reason: text }
}

/**
 * Allows an export to say what is personal: the master key is that of the data and was handed over, the admin is there
 * and may read what is private, and the log says who, what and why before anything is read.
 * @param begun id of the export that is gone on with
 * @returns the id of the export
 * @throws Refusal, and WrongMasterKeyError for another key
 */
export async function allowUnmasking(
  { parts, config }: Opened,
  { admin, reason }: Unmasking,
  filter: EventFilter,
  begun: string | null,
): Promise<string> {
  if (config.master_key === null) {
    throw new Refusal('--unmask needs MASTER_KEY, the key of this data, in the environment.')
  }
  const isLong = [filter.types, filter.categories, filter.streams].some(({ length }) => length > EXPORT_NAMES_MAX)
  if (isLong) throw new Refusal(`--unmask takes at most ${EXPORT_NAMES_MAX} of --type, --category and --stream each.`)
  const { tools } = await parts.get(BACKEND)
  const admin_id = await adminWhoMay(tools, admin)
  const export_id = begun ?? tools.ids.entity()
  const command_id = tools.ids.uuid()
  const record = { export_id, ...writtenFilter(filter), admin_id, os_user: osUser(), reason }
  const outcome = await tools.write.execute(personalExportDecider, export_id, record, {
    actor: { kind: 'admin', id: admin_id },
    command_id,
    command: 'events.export',
    correlation_id: command_id,
    causation_id: command_id,
    now: tools.clock.now(),
    origin: 'live',
  })
  if (isRejection(outcome)) throw new Refusal(`${messageOf(outcome.rejected)}.`)
  return export_id
}

/** Beside the lines of an export that says what is personal, so that it is gone on with by nobody else. */
const markOf = (lines: string) => `${lines}.unmasked`

/**
 * An export is masked from its first line to its last, or not at all.
 * @returns the id of the export that is gone on with, null where it is masked or begins
 * @throws Refusal
 */
export async function readMark(lines: string, isResumed: boolean, isUnmasked: boolean): Promise<string | null> {
  if (!isResumed || !existsSync(lines)) return null
  const mark = await readFile(markOf(lines), 'utf8').catch(() => null)
  if (mark === null && isUnmasked) throw new Refusal('This export was begun without --unmask: go on without it.')
  if (mark !== null && !isUnmasked) throw new Refusal('This export was begun with --unmask: add it, --as and --reason.')
  return mark?.trim() ?? null
}

/** @param export_id null for an export that is masked, or whole as a table */
export async function writeMark(lines: string, export_id: string | null): Promise<void> {
  const mark = markOf(lines)
  if (export_id === null) return rm(mark, { force: true })
  await writeFile(mark, `${export_id}\n`, { mode: 0o600 }).catch((error) => {
    throw toRefusal(mark, error)
  })
}

async function adminWhoMay({ vault, write }: Tools, name: string): Promise<string> {
  const credential = await vault.adminCredentials.byName(name)
  const role = credential && (await staffRole(write, credential.admin_id))
  if (credential === null || role === null) throw new Refusal(`There is no admin '${name}'.`)
  if (!hasDuty(role, 'private')) throw new Refusal(`${name} (${role}) may not read what is private.`)
  return credential.admin_id
}

function writtenFilter({ types, categories, streams, from, until }: EventFilter) {
  const instant = (at: number) => (Number.isFinite(at) ? new Date(at).toISOString() : null)
  return {
    ...{ types: [...types], categories: [...categories], streams: [...streams] },
    ...{ from: instant(from), until: instant(until) },
  }
}

/** A container may run as somebody whom its list of users does not have. */
function osUser(): string {
  try {
    return userInfo().username.slice(0, 100) || 'nobody'
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
