import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import type { Keyring } from '@kredka/contracts/kernel/ports'
import { readMailBody, resendMail } from '@kredka/contracts/mail/endpoints'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import type { Queryable } from '../kernel/queryable.ts'
import { done } from '../kernel/reply.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { readBody } from './bodies.ts'
import { mailDecider } from './mail.ts'

export interface MailHandlerParts {
  readonly pool: Queryable
  readonly keyring: Keyring
  readonly write: WriteSide
}

export function mailHandlers({ pool, keyring, write }: MailHandlerParts): readonly Handler[] {
  return [
    handle(readMailBody, async ({ id, reason }, request) => {
      const answer = await readBody(pool, keyring, id)
      if (answer === null) return reject('MAIL_NOT_FOUND')
      // Nobody sees the text before the log says who asked and why.
      const command = { do: 'read_body', admin_id: adminId(request), reason } as const
      const read = await write.execute(mailDecider, id, command, request.context)
      return isRejection(read) ? read : { answer, position: read.position }
    }),

    handle(resendMail, async ({ id, reason }, request) =>
      done(await write.execute(mailDecider, id, { do: 'resend', admin_id: adminId(request), reason }, request.context)),
    ),
  ]
}
