import { reject } from '@kredka/contracts/kernel/errors'
import {
  changeBankAccount,
  changeBookingRules,
  changeLessonPlaces,
  chooseColours,
  chooseRegion,
  giveUpBetaFeature,
  grantBetaFeature,
  refuseBetaFeature,
  requestBetaFeature,
  revokeBetaFeature,
  rollOutFeature,
} from '@kredka/contracts/settings/endpoints'
import { accountExists } from '../accounts/index.ts'
import { adminId, callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { type BetaCommand, betaDecider } from './beta.ts'
import { preferencesDecider } from './preferences.ts'
import { rolloutDecider } from './rollout.ts'
import { type TeachingCommand, teachingDecider } from './teaching.ts'

export function settingsHandlers({ write }: Tools): readonly Handler[] {
  const executeTeaching = async (user_id: string, command: TeachingCommand, { context }: Request) =>
    replyDone(await write.execute(teachingDecider, user_id, command, context))
  const beta = async (command: BetaCommand, { context }: Request) =>
    replyDone(await write.execute(betaDecider, command.user_id, command, context))
  /** Staff may name anybody: only people have features. */
  const betaOf = async (command: BetaCommand, request: Request) =>
    (await accountExists(write, command.user_id)) ? beta(command, request) : reject('NOT_FOUND')

  return [
    handle(chooseRegion, async (input, request) => {
      const user_id = callerId(request)
      const command = { do: 'choose_region', region: { user_id, ...input } } as const
      return replyDone(await write.execute(preferencesDecider, user_id, command, request.context))
    }),

    handle(chooseColours, async (input, request) => {
      const user_id = callerId(request)
      const command = { do: 'choose_colours', colours: { user_id, ...input } } as const
      return replyDone(await write.execute(preferencesDecider, user_id, command, request.context))
    }),

    handle(changeBookingRules, (booking, request) => {
      const user_id = callerId(request)
      return executeTeaching(user_id, { do: 'change_booking', user_id, booking }, request)
    }),

    handle(changeLessonPlaces, (input, request) => {
      const user_id = callerId(request)
      return executeTeaching(user_id, { do: 'change_places', user_id, ...input }, request)
    }),

    handle(changeBankAccount, (input, request) => {
      const user_id = callerId(request)
      return executeTeaching(user_id, { do: 'change_bank_account', user_id, ...input }, request)
    }),

    handle(requestBetaFeature, ({ feature }, request) =>
      beta({ do: 'request', user_id: callerId(request), feature }, request),
    ),

    handle(giveUpBetaFeature, ({ feature }, request) =>
      beta({ do: 'give_up', user_id: callerId(request), feature }, request),
    ),

    handle(grantBetaFeature, ({ id, feature }, request) =>
      betaOf({ do: 'grant', user_id: id, feature, admin_id: adminId(request) }, request),
    ),

    handle(refuseBetaFeature, ({ id, feature, reason }, request) =>
      betaOf({ do: 'refuse', user_id: id, feature, admin_id: adminId(request), reason }, request),
    ),

    handle(revokeBetaFeature, ({ id, feature, reason }, request) =>
      betaOf({ do: 'revoke', user_id: id, feature, admin_id: adminId(request), reason }, request),
    ),

    handle(rollOutFeature, async ({ feature, revision, reason, ...rollout }, request) => {
      const command = { feature, rollout, revision, admin_id: adminId(request), reason }
      return replyDone(await write.execute(rolloutDecider, feature, command, request.context))
    }),
  ]
}
