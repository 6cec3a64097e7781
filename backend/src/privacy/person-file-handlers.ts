import { reject } from '@kredka/contracts/kernel/errors'
import { streamOf } from '@kredka/contracts/kernel/events'
import { openPersonFile, showPersonFile } from '@kredka/contracts/privacy/endpoints'
import { privacyEvents } from '@kredka/contracts/privacy/events'
import { EXPORT_OPEN_MS } from '@kredka/contracts/privacy/rules'
import { answer, type QueryHandler } from '@kredka/projections/kernel/query'
import { personOf } from '../accounts/index.ts'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import type { MakeFile } from './export.ts'
import { personFileDecider } from './person-file.ts'

/** Staff open everything about a person for a reason (ADM-03): the log first, then the file. */
export function personFileHandlers({ write, streams }: Tools): readonly Handler[] {
  return [
    handle(openPersonFile, async ({ id, reason }, request) => {
      if ((await personOf(streams, id)) === null) return reject('NOT_FOUND')
      const record = { user_id: id, admin_id: adminId(request), reason: reason.trim() }
      return replyDone(await write.execute(personFileDecider, id, record, request.context))
    }),
  ]
}

export function personFileQueryHandlers(makeFile: MakeFile, { streams }: Tools): readonly QueryHandler[] {
  /** For the admin who said why, for a while. */
  async function isOpen(user_id: string, admin_id: string, now: number): Promise<boolean> {
    const opened = await streams.read(streamOf(personFileDecider.category, user_id), {
      direction: 'backwards',
      limit: RECENT,
    })
    return opened.some(
      ({ type, data, metadata }) =>
        type === privacyEvents.PersonFileOpened.name &&
        data['admin_id'] === admin_id &&
        now - Date.parse(metadata.occurred_at) <= EXPORT_OPEN_MS,
    )
  }

  return [
    // it draws on every read model and waits for none: what is missing for a moment is there at the next look
    answer(showPersonFile, [], async ({ sql, input, viewer, now }) => {
      if (viewer.kind !== 'admin' || !(await isOpen(input.id, viewer.id, now))) return reject('PERSON_FILE_NOT_OPEN')
      return makeFile(sql, input.id)
    }),
  ]
}

/** So many colleagues may have opened it since. */
const RECENT = 50
