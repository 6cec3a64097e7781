import {
  changeStaffRole,
  createStaffMember,
  demandSecondFactor,
  endStaffAccess,
  listStaff,
  resetSecondFactor,
} from '@kredka/contracts/admin/endpoints'
import type { StaffMemberView } from '@kredka/contracts/admin/views'
import { reject } from '@kredka/contracts/kernel/errors'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { answer, type QueryHandler, type Sql } from '@kredka/projections/kernel/query'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { refuseCommon } from '../kernel/new-password.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import type { CommandContext } from '../kernel/write-side.ts'
import { adminDecider } from './admin.ts'
import { HOUSE, staffDecider } from './staff.ts'
import { madeRoles, staffRole } from './staff-roles.ts'

interface Decided {
  readonly admin_id: string
  /** Null ends their access. */
  readonly role: StaffRole | null
  readonly by: string | null
  readonly reason: string
}

/** Decides somebody's role with all that has to be known for it: for owners, and for the command line. */
export async function decideStaffRole(
  { write, vault }: Pick<Tools, 'write' | 'vault'>,
  { admin_id, role, by, reason }: Decided,
  context: CommandContext,
) {
  const ids = [...(await vault.adminCredentials.listIds()), admin_id, ...(by === null ? [] : [by])]
  const made = await madeRoles(write, ids)
  return write.execute(staffDecider, HOUSE, { do: 'give_role', admin_id, role, by, reason, made }, context)
}

interface Reset {
  readonly admin_id: string
  readonly by: string | null
  readonly reason: string
}

/** Turns off somebody's second factor (ADM-08): for owners, and for the command line where the last of them is out. */
export async function resetFactor({ write }: Pick<Tools, 'write'>, reset: Reset, context: CommandContext) {
  if ((await staffRole(write, reset.admin_id)) === null) return reject('STAFF_MEMBER_NOT_FOUND')
  return write.execute(adminDecider, reset.admin_id, { do: 'reset', ...reset }, context)
}

/** Who works here (ADM-07). */
export function staffHandlers(tools: Tools): readonly Handler[] {
  const { vault, passwords, write } = tools
  return [
    handle(createStaffMember, async ({ name, role, password }, { context }) => {
      const refused = await refuseCommon({ passwords }, password)
      if (refused !== null) return refused
      const admin_id = deriveEntityId(context.command_id, 'staff member')
      const hash = await passwords.hash(password)
      if (!(await vault.adminCredentials.put({ admin_id, name, hash }))) return reject('STAFF_NAME_TAKEN')
      const create = { do: 'create', admin_id, name, role } as const
      return replyMade(admin_id, await write.execute(adminDecider, admin_id, create, context))
    }),

    handle(changeStaffRole, async ({ id, role, reason }, request) => {
      const decided = { admin_id: id, role, by: adminId(request), reason }
      return replyDone(await decideStaffRole(tools, decided, request.context))
    }),

    handle(endStaffAccess, async ({ id, reason }, request) => {
      const decided = { admin_id: id, role: null, by: adminId(request), reason }
      return replyDone(await decideStaffRole(tools, decided, request.context))
    }),

    handle(resetSecondFactor, async ({ id, reason }, request) =>
      replyDone(await resetFactor(tools, { admin_id: id, by: adminId(request), reason }, request.context)),
    ),

    handle(demandSecondFactor, async ({ demanded, reason }, request) => {
      const by = adminId(request)
      const demand = { do: 'demand_factor', by, demanded, reason, made: await madeRoles(write, [by]) } as const
      return replyDone(await write.execute(staffDecider, HOUSE, demand, request.context))
    }),
  ]
}

/** All who are or were of the staff, as the read model has them. */
export type StaffRows = (sql: Sql) => Promise<readonly StaffMemberView[]>

/** The last use of a session is a record of the vault; all else stands in the read model. */
export function staffQueryHandlers(staffRows: StaffRows, { vault }: Pick<Tools, 'vault'>): readonly QueryHandler[] {
  return [
    answer(listStaff, ['admin'], async ({ sql }) => {
      const [rows, used] = await Promise.all([staffRows(sql), vault.adminSessions.lastUses()])
      return rows.map((row) => ({ ...row, seen_at: used.get(row.id) ?? row.seen_at }))
    }),
  ]
}
