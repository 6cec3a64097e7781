import type { Tools } from '../kernel/tools.ts'
import type { CommandContext, WriteSide } from '../kernel/write-side.ts'
import type { ImpersonationsOf } from '../vault/impersonations.ts'
import { type ImpersonationEnd, impersonationDecider } from './impersonation.ts'

interface Parts {
  readonly vault: Pick<Tools['vault'], 'impersonations'>
  readonly write: Pick<WriteSide, 'execute'>
}

/** The token first, so that nothing is shown any more, then the event. */
export async function endImpersonationOf(
  { vault, write }: Parts,
  { impersonation_id, how }: { readonly impersonation_id: string; readonly how: ImpersonationEnd },
  context: CommandContext,
) {
  await vault.impersonations.remove(impersonation_id)
  return write.execute(impersonationDecider, impersonation_id, { do: 'end', impersonation_id, how }, context)
}

/** Ends those of a member of staff, or of a person. A few at most. */
export async function endImpersonations(
  parts: Parts,
  whose: ImpersonationsOf,
  how: ImpersonationEnd,
  contextOf: (impersonation_id: string) => CommandContext,
): Promise<void> {
  for (const impersonation_id of await parts.vault.impersonations.listOf(whose)) {
    await endImpersonationOf(parts, { impersonation_id, how }, contextOf(impersonation_id))
  }
}
