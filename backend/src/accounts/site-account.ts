import { accountEvents as e } from '@kredka/contracts/accounts/events'
import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'
import { stepContext } from '../kernel/step-context.ts'
import type { CommandContext, WriteSide } from '../kernel/write-side.ts'

/** Stream `siteaccount-{user_id}`: whether the site is an author of anything yet. No address and no way in. */
export interface SiteAccount {
  readonly is_open: boolean
}

export interface SiteAccountCommand {
  readonly do: 'open'
  readonly user_id: string
}

export const siteAccountDecider: Decider<SiteAccount, SiteAccountCommand, EventOf<typeof e.SiteAccountOpened>> = {
  category: 'siteaccount',
  initial: { is_open: false },
  evolve: () => ({ is_open: true }),
  decide: ({ is_open }, { user_id }) => (is_open ? [] : [make(e.SiteAccountOpened, { user_id })]),
}

/** Before the first thing that staff make in the site's name; later it changes nothing. Answers whose name that is. */
export async function openSiteAccount(write: Pick<WriteSide, 'execute'>, request: CommandContext): Promise<string> {
  const command = { do: 'open', user_id: SITE_ACCOUNT_ID } as const
  const opened = await write.execute(siteAccountDecider, SITE_ACCOUNT_ID, command, stepContext(request, 'site account'))
  if (isRejection(opened)) throw new Error(`the site's account was refused: ${opened.rejected}`)
  return SITE_ACCOUNT_ID
}
