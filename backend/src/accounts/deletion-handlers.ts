import { cancelDeletion, confirmDeletion, requestDeletion } from '@kredka/contracts/accounts/endpoints'
import { DELETION_DELAY_MS, isDeletionWord } from '@kredka/contracts/accounts/rules'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { deletionDecider } from './deletion.ts'

/** The way out (ACC-08): a word, a mail, thirty days, and at any moment a way back. */
export function deletionHandlers({ write, vault }: Tools): readonly Handler[] {
  return [
    handle(requestDeletion, async ({ word, language }, request) => {
      if (!isDeletionWord(word, language)) {
        const code = 'CONFIRMATION_WORD_WRONG'
        return reject(code, { details: [{ path: 'body/word', message: 'is not the confirmation word', code }] })
      }
      const user_id = callerId(request)
      return replyDone(await write.execute(deletionDecider, user_id, { do: 'request', user_id }, request.context))
    }),

    handle(confirmDeletion, async ({ token }, request) => {
      const { context } = request
      const user_id = callerId(request)
      const purpose = 'account_deletion'
      const bound =
        (await vault.tokens.peek(purpose, token)) ?? (await vault.tokens.spend(purpose, token, context.command_id))
      // another person's link, opened in this browser, deletes nobody
      if (bound === null || bound.subject_id !== user_id) return reject('REQUEST_EXPIRED')
      const due_at = new Date(context.now + DELETION_DELAY_MS).toISOString()
      const scheduled = await write.execute(deletionDecider, user_id, { do: 'schedule', user_id, due_at }, context)
      if (isRejection(scheduled)) return scheduled
      await vault.tokens.spend(purpose, token, context.command_id)
      await vault.tokens.revoke(purpose, user_id)
      const { state } = await write.fold(deletionDecider, user_id)
      return state.is === 'scheduled'
        ? { answer: { due_at: state.due_at }, position: scheduled.position }
        : reject('REQUEST_EXPIRED')
    }),

    handle(cancelDeletion, async (_, request) => {
      const user_id = callerId(request)
      const cancelled = await write.execute(deletionDecider, user_id, { do: 'cancel', user_id }, request.context)
      if (!isRejection(cancelled)) await vault.tokens.revoke('account_deletion', user_id)
      return replyDone(cancelled)
    }),
  ]
}
