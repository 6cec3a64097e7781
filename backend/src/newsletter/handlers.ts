import { normalEmail } from '@kredka/contracts/accounts/rules'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import {
  confirmNewsletter,
  createIssue,
  discardIssue,
  requestNewsletter,
  saveIssue,
  sendIssue,
  setOwnNewsletter,
  testIssue,
  unsubscribe,
} from '@kredka/contracts/newsletter/endpoints'
import { isAddressProven, personOf } from '../accounts/index.ts'
import { adminId, callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { issueDecider } from './issue.ts'
import { testDecider } from './issue-tests.ts'
import { subscriberDecider } from './subscriber.ts'
import { emailKeyOfToken } from './unsubscribe-token.ts'

export function subscriberHandlers({ write, vault, streams }: Tools): readonly Handler[] {
  const toAddress = (email: string, language: 'pl' | 'en', subscriber_id: string) => ({
    subscriber_id,
    email_key: vault.emailKey(email),
    email: normalEmail(email),
    language,
  })

  return [
    handle(requestNewsletter, async ({ email, language }, request) => {
      const seconds = await vault.formLimits.count('newsletter', request.ip, [email])
      if (seconds > 0) return reject('TOO_MANY_REQUESTS', { params: { seconds } })
      const id = deriveEntityId(request.context.command_id, 'subscriber')
      const address = toAddress(email, language ?? request.language, id)
      const command = { do: 'request', ...address } as const
      return replyDone(await write.execute(subscriberDecider, address.email_key, command, request.context))
    }),

    handle(confirmNewsletter, async ({ email, token }, request) => {
      const { context } = request
      const bound =
        (await vault.tokens.peek('subscribe_newsletter', token)) ??
        (await vault.tokens.spend('subscribe_newsletter', token, context.command_id))
      const email_key = vault.emailKey(email)
      if (bound === null || bound.email_key !== email_key) return reject('REQUEST_EXPIRED')
      const command = { do: 'confirm', subscriber_id: bound.subject_id, email_key, email: normalEmail(email) } as const
      const confirmed = await write.execute(subscriberDecider, email_key, command, context)
      // the subscription stands, so the token can do nothing more: spending it last means a lost answer loses nothing
      if (!isRejection(confirmed)) await vault.tokens.spend('subscribe_newsletter', token, context.command_id)
      return replyDone(confirmed)
    }),

    handle(unsubscribe, async ({ token }, { context }) => {
      const email_key = emailKeyOfToken(vault, token)
      if (email_key === null) return reject('NOT_FOUND')
      return replyDone(await write.execute(subscriberDecider, email_key, { do: 'unsubscribe', way: 'link' }, context))
    }),

    handle(setOwnNewsletter, async ({ subscribed }, request) => {
      const person = await personOf(streams, callerId(request))
      if (person === null) return reject('NOT_FOUND')
      const id = deriveEntityId(request.context.command_id, 'subscriber')
      const address = toAddress(person.email, person.language, id)
      const command = subscribed
        ? ({ do: (await isAddressProven(write, person.user_id)) ? 'subscribe' : 'request', ...address } as const)
        : ({ do: 'unsubscribe', way: 'settings' } as const)
      return replyDone(await write.execute(subscriberDecider, address.email_key, command, request.context))
    }),
  ]
}

export function issueHandlers({ write, vault }: Tools): readonly Handler[] {
  return [
    handle(createIssue, async (content, request) => {
      const issue_id = deriveEntityId(request.context.command_id, 'issue')
      const command = { do: 'create', issue_id, admin_id: adminId(request), content } as const
      return replyMade(issue_id, await write.execute(issueDecider, issue_id, command, request.context))
    }),
    handle(saveIssue, async ({ id, ...content }, request) => {
      const command = { do: 'save', issue_id: id, admin_id: adminId(request), content } as const
      return replyDone(await write.execute(issueDecider, id, command, request.context))
    }),
    handle(discardIssue, async ({ id }, request) => {
      const command = { do: 'discard', issue_id: id, admin_id: adminId(request) } as const
      return replyDone(await write.execute(issueDecider, id, command, request.context))
    }),
    handle(testIssue, async ({ id, email, language }, request) => {
      const { state } = await write.fold(issueDecider, id)
      if (state.is === 'absent') return reject('ISSUE_NOT_FOUND')
      if (state.is !== 'draft') return reject('ISSUE_NOT_DRAFT')
      const seconds = await vault.formLimits.count('newsletter', request.ip, [email])
      if (seconds > 0) return reject('TOO_MANY_REQUESTS', { params: { seconds } })
      const test_id = deriveEntityId(request.context.command_id, 'test')
      const test = { issue_id: id, admin_id: adminId(request), test_id, email: normalEmail(email), language }
      return replyDone(await write.execute(testDecider, test_id, { do: 'request', ...test }, request.context))
    }),
    handle(sendIssue, async ({ id }, request) => {
      const command = { do: 'send', issue_id: id, admin_id: adminId(request) } as const
      return replyDone(await write.execute(issueDecider, id, command, request.context))
    }),
  ]
}
