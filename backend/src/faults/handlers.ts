import { ignoreFault, reopenFault, reportFault, reportTrace, resolveFault } from '@kredka/contracts/faults/endpoints'
import { faultEvents as e, type FaultEvent } from '@kredka/contracts/faults/events'
import type { FaultState } from '@kredka/contracts/faults/rules'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle, type Reply, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { faultDecider } from './fault.ts'
import { faultOf } from './reported.ts'
import { traceBrowser } from './trace-browser.ts'

type Parts = Pick<Tools, 'write' | 'vault'>

/** What staff decide about faults, and what browsers report (ADM-02). */
export function faultHandlers({ write, vault: { errorLog } }: Parts): readonly Handler[] {
  /** The log says who and why before anything changes. */
  async function decide(
    id: string,
    state: FaultState,
    eventOf: (decided: { fault_id: string; place: string; admin_id: string }) => FaultEvent,
    request: Request,
  ): Promise<Reply<null> | Rejection> {
    const fault = await errorLog.find(id)
    if (fault === null) return reject('FAULT_NOT_FOUND')
    if (fault.state === state) return reject('FAULT_DECIDED')
    const admin_id = adminId(request)
    const event = eventOf({ fault_id: id, place: fault.place.slice(0, 200), admin_id })
    const noted = await write.execute(faultDecider, id, event, request.context)
    if (!isRejection(noted)) await errorLog.decide(id, state, admin_id)
    return replyDone(noted)
  }

  return [
    handle(resolveFault, ({ id, reason = null }, request) =>
      decide(id, 'resolved', (decided) => make(e.FaultResolved, { ...decided, reason }), request),
    ),

    handle(ignoreFault, ({ id, reason }, request) =>
      decide(id, 'ignored', (decided) => make(e.FaultIgnored, { ...decided, reason }), request),
    ),

    handle(reopenFault, ({ id, reason }, request) =>
      decide(id, 'new', (decided) => make(e.FaultReopened, { ...decided, reason }), request),
    ),

    handle(reportTrace, async (said) => {
      traceBrowser(said)
      return { answer: null }
    }),

    handle(reportFault, async (said) => {
      errorLog.note(faultOf(said))
      return { answer: null }
    }),
  ]
}
