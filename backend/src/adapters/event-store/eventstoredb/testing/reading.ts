import { once } from 'node:events'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { Metadata, type ServerWritableStream, status } from '@grpc/grpc-js'
import type { LogRecord, ServerLog } from './log.ts'
import { nameOf, readEvent, streamNotFound } from './messages.ts'

type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>

/** A reader this far behind is told so, and told again when it has caught up. */
const FELL_BEHIND = 500
const SEARCH_WINDOW = 32

/** Records of one answered read, or undefined for a subscription. */
export function recordsOf(log: ServerLog, options: streams.ReadReq.Options): readonly LogRecord[] {
  const backwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS
  const from = options.hasStream() ? ofStream(log, options, backwards) : ofAll(log, options, backwards)
  return from.slice(0, Number(options.getCount()))
}

function ofStream(log: ServerLog, options: streams.ReadReq.Options, backwards: boolean): readonly LogRecord[] {
  const stream = options.getStream()
  const records = log.stream(nameOf(stream?.getStreamIdentifier()))
  const ordered = backwards ? records.toReversed() : records
  if (!stream?.hasRevision()) return ordered
  const revision = BigInt(stream.getRevision())
  return ordered.filter((record) => (backwards ? record.revision <= revision : record.revision >= revision))
}

/** Forwards a position itself is included, backwards it is not. */
function ofAll(log: ServerLog, options: streams.ReadReq.Options, backwards: boolean): readonly LogRecord[] {
  const all = options.getAll()
  const ordered = backwards ? log.records.toReversed() : log.records
  if (!all?.hasPosition()) return ordered
  const commit = BigInt(all.getPosition()?.getCommitPosition() ?? 0)
  return ordered.filter(({ position }) => (backwards ? position < commit : position >= commit))
}

export async function answerRead(log: ServerLog, call: ReadCall, options: streams.ReadReq.Options): Promise<void> {
  const stream = nameOf(options.getStream()?.getStreamIdentifier())
  if (options.hasStream() && log.stream(stream).length === 0) await send(call, streamNotFound(stream))
  for (const record of recordsOf(log, options)) if (!(await send(call, readEvent(record)))) return
  call.end()
}

export interface SubscriptionRules {
  countPushed(): void
  /** A live reader that lets more records wait is dropped. Undefined: it is told that it fell behind. */
  readonly slowest: number | undefined
}

/** Pages what is there, says that it is through, and goes on with what comes, at the pace of the network. */
export async function answerSubscription(
  log: ServerLog,
  call: ReadCall,
  options: streams.ReadReq.Options,
  { countPushed, slowest }: SubscriptionRules,
): Promise<void> {
  const passes = filterOf(options.getFilter())
  const interval = SEARCH_WINDOW * (options.getFilter()?.getCheckpointintervalmultiplier() ?? 1)
  const cancelled = once(call, 'cancelled')
  await send(
    call,
    new streams.ReadResp().setConfirmation(new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId('1')),
  )
  let next = startOf(log, options.getAll())
  let live = false
  while (!call.cancelled && !call.writableEnded) {
    if (live && slowest !== undefined && log.records.length - next > slowest) throw tooSlow()
    if (live && log.records.length - next > FELL_BEHIND) {
      live = false
      await send(call, new streams.ReadResp().setFellBehind(new streams.ReadResp.FellBehind()))
    }
    for (const end = log.records.length; next < end; next += 1) {
      const record = log.records[next]
      if (record && passes(record)) {
        if (!(await send(call, readEvent(record)))) return
        countPushed()
      }
      if (record && (next + 1) % interval === 0) await send(call, checkpointAt(record))
    }
    if (next < log.records.length) continue
    if (!live) await send(call, new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()))
    live = true
    if (next === log.records.length) await Promise.race([log.waitForGrowth(), cancelled])
  }
}

function tooSlow(): Error {
  const details = 'Consumer too slow to handle event while live. Client resubscription required.'
  return Object.assign(new Error(details), { code: status.ABORTED, details, metadata: new Metadata() })
}

/** Exclusive: a subscription begins after its position. */
function startOf(log: ServerLog, all: streams.ReadReq.Options.AllOptions | undefined): number {
  if (all?.hasEnd()) return log.records.length
  if (!all?.hasPosition()) return 0
  const commit = BigInt(all.getPosition()?.getCommitPosition() ?? 0)
  const index = log.records.findIndex(({ position }) => position > commit)
  return index < 0 ? log.records.length : index
}

function filterOf(filter: streams.ReadReq.Options.FilterOptions | undefined): (record: LogRecord) => boolean {
  const byType = filter?.getEventType()
  const expression = byType ?? filter?.getStreamIdentifier()
  if (!expression) return () => true
  const value = (record: LogRecord) => (byType ? record.type : record.stream)
  if (!expression.getRegex())
    return (record) => expression.getPrefixList().some((prefix) => value(record).startsWith(prefix))
  const pattern = new RegExp(expression.getRegex())
  return (record) => pattern.test(value(record))
}

function checkpointAt({ position }: LogRecord): streams.ReadResp {
  const checkpoint = new streams.ReadResp.Checkpoint()
    .setCommitPosition(String(position))
    .setPreparePosition(String(position))
  return new streams.ReadResp().setCheckpoint(checkpoint)
}

/** @returns false when the reader is gone */
async function send(call: ReadCall, message: streams.ReadResp): Promise<boolean> {
  if (call.cancelled || call.writableEnded || call.destroyed) return false
  if (call.write(message)) return true
  const gone = new AbortController()
  try {
    await Promise.race(['drain', 'cancelled', 'close'].map((event) => once(call, event, { signal: gone.signal })))
  } finally {
    gone.abort()
  }
  return !call.cancelled && !call.writableEnded
}
