import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import type { Keyring } from '@kredka/contracts/kernel/ports'
import { readMailBody, resendMail } from '@kredka/contracts/mail/endpoints'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import type { Queryable } from '../kernel/queryable.ts'
import { replyDone } from '../kernel/reply.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { readMail } from './kept-mails.ts'
import { mailDecider } from './mail.ts'
import type { RenderMail } from './rendering.ts'

export interface MailHandlerParts {
  readonly pool: Queryable
  readonly keyring: Keyring
  readonly write: WriteSide
  readonly render: RenderMail
}

export function mailHandlers({ pool, keyring, write, render }: MailHandlerParts): readonly Handler[] {
  return [
    handle(readMailBody, async ({ id, reason }, request) => {
      const answer = await readMail({ sql: pool, keyring, render }, id)
      if (answer === null) return reject('MAIL_NOT_FOUND')
      // Nobody sees the text before the log says who asked and why.
      const command = { do: 'read_body', admin_id: adminId(request), reason } as const
      const read = await write.execute(mailDecider, id, command, request.context)
      return isRejection(read) ? read : { answer, position: read.position }
    }),

    handle(resendMail, async ({ id, reason }, request) =>
      replyDone(
        await write.execute(mailDecider, id, { do: 'resend', admin_id: adminId(request), reason }, request.context),
      ),
    ),
  ]
}
