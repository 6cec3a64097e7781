import { MAX_VIEWERS, type ServerMessages, type WorkRef } from '@kredka/contracts/live/messages'
import { workItemOf } from '@kredka/contracts/work-queue/rules'
import type { FanOut, ViewingNews } from './fan-out.ts'

/** One connection of the back office. */
export interface StaffSocket {
  readonly id: string
  readonly admin_id: string
  /** @returns true once the page has acknowledged it, false where it does not in time */
  show(viewers: ServerMessages['viewers']): Promise<boolean>
}

/** Who of the staff has the same thing of the work queue open (ADM-02). Nothing of it is kept anywhere. */
export interface Viewers {
  /** A page shows this thing now, or none any more. */
  view(socket: StaffSocket, item: WorkRef | null): void
  /** Another process told what is open there. */
  hear(news: ViewingNews): void
  stop(): void
}

export interface ViewerTimes {
  readonly heartbeatMs: number
  /** What another process did not repeat for so long is over. */
  readonly leaseMs: number
}

const TIMES: ViewerTimes = { heartbeatMs: 2_500, leaseMs: 8_000 }

interface Parts {
  readonly fanOut: Pick<FanOut, 'tell'>
  /** UUID of this process and start. */
  readonly processId: string
  /** Milliseconds that never go back. */
  readonly now: () => number
  readonly times?: ViewerTimes
}

interface Viewing {
  readonly item: WorkRef
  /** By id. */
  readonly sockets: Map<string, StaffSocket>
  /** By process. */
  readonly elsewhere: Map<string, { readonly admin_ids: readonly string[]; readonly at: number }>
}

/**
 * Each process knows its own pages and says every few seconds whose they are; what it does not repeat is over, so that
 * a process that dies leaves nobody behind. Pages acknowledge what they are told: a line that is cut without a word is
 * noticed by that.
 */
export function createViewers({ fanOut, processId, now, times = TIMES }: Parts): Viewers {
  const open = new Map<string, Viewing>()
  const keyOf = ({ kind, id }: WorkRef) => workItemOf(kind, id)
  const itemOf = new Map<string, string>()

  const announce = ({ item, sockets }: Viewing) =>
    fanOut.tell({ process_id: processId, item, admin_ids: peopleOf([...sockets.values()]) })

  const show = (viewing: Viewing, socket: StaffSocket) => {
    const elsewhere = [...viewing.elsewhere.values()].flatMap(({ admin_ids }) => admin_ids)
    const all = new Set([...peopleOf([...viewing.sockets.values()]), ...elsewhere])
    all.delete(socket.admin_id)
    return socket.show({ ...viewing.item, admin_ids: [...all].slice(0, MAX_VIEWERS) })
  }
  const showAll = (viewing: Viewing) => {
    for (const socket of viewing.sockets.values()) void show(viewing, socket)
  }

  function leave(socket_id: string): void {
    const key = itemOf.get(socket_id)
    const viewing = key === undefined ? undefined : open.get(key)
    itemOf.delete(socket_id)
    if (key === undefined || viewing?.sockets.delete(socket_id) !== true) return
    announce(viewing)
    if (viewing.sockets.size === 0) open.delete(key)
    else showAll(viewing)
  }

  async function check(viewing: Viewing, socket: StaffSocket): Promise<void> {
    const hasHeard = await show(viewing, socket)
    if (!hasHeard && itemOf.get(socket.id) === keyOf(viewing.item)) leave(socket.id)
  }

  const timer = setInterval(() => {
    for (const viewing of [...open.values()]) {
      announce(viewing)
      for (const [process, { at }] of viewing.elsewhere) {
        if (now() - at > times.leaseMs) viewing.elsewhere.delete(process)
      }
      for (const socket of [...viewing.sockets.values()]) void check(viewing, socket)
    }
  }, times.heartbeatMs)
  timer.unref()

  return {
    view(socket, item) {
      leave(socket.id)
      if (item === null) return
      const key = keyOf(item)
      const viewing = open.get(key) ?? { item, sockets: new Map(), elsewhere: new Map() }
      open.set(key, viewing)
      itemOf.set(socket.id, key)
      viewing.sockets.set(socket.id, socket)
      announce(viewing)
      showAll(viewing)
    },
    hear({ process_id, item, admin_ids }) {
      const viewing = open.get(keyOf(item))
      if (process_id === processId || viewing === undefined) return
      const before = viewing.elsewhere.get(process_id)
      if (admin_ids.length === 0) viewing.elsewhere.delete(process_id)
      else viewing.elsewhere.set(process_id, { admin_ids, at: now() })
      // whoever is new there has not heard of those here
      if (before === undefined && admin_ids.length > 0) announce(viewing)
      if (before?.admin_ids.join() !== admin_ids.join()) showAll(viewing)
    },
    stop: () => clearInterval(timer),
  }
}

function peopleOf(sockets: readonly StaffSocket[]): readonly string[] {
  return [...new Set(sockets.map(({ admin_id }) => admin_id))].slice(0, MAX_VIEWERS)
}
