import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import type gossip from '@eventstore/db-client/generated/gossip_pb.js'
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js'
import { answerBatches } from './batch-append.ts'
import { gossipOf, type Members } from './gossip.ts'
import { createServerLog, type ServerLog } from './log.ts'
import { appendAnswer, expectedOf, nameOf, proposedOf } from './messages.ts'
import { answerRead, answerSubscription } from './reading.ts'
import { createUnderWay } from './under-way.ts'

type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>
type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>

/** What can go wrong with a server, to be switched on by a test. */
export interface Faults {
  /** Every call fails at once. */
  unavailable: boolean
  /** Calls arrive and are never answered. */
  silent: boolean
  /** Appends are written, then their calls fail: so many times. */
  loseAnswers: number
  /** The process stands still: connections are accepted, calls arrive, nothing happens until it goes on. */
  hung: boolean
  /** Whoever reads is not let in. */
  denies: boolean
  /** How long an append is under way. A repeat meanwhile is dropped, and given up after two seconds. */
  commitMs: number
  /** A live subscriber that lets more records wait is dropped; undefined: it is told that it fell behind. */
  slowest: number | undefined
  /** What it says of itself; null is one from before servers said so. */
  version: string | null
  /** By how many milliseconds its clock is off. */
  clockMs: number
}

/** How long the server waits for the first of a repeat. */
const GIVES_UP_MS = 2_000

export interface StandInOptions {
  /** Default: a log of its own. */
  readonly log?: ServerLog
  /** The cluster that the node belongs to. */
  readonly members?: Members
}

export interface StandIn {
  readonly port: number
  readonly log: ServerLog
  readonly faults: Faults
  /** Events handed to subscriptions, read or not. */
  countPushed(): number
  /** How often the given method was called. */
  calls(method: 'append' | 'batchAppend' | 'read'): number
  /** Ends every read and subscription without an error. */
  endStreams(): void
  /** What a restart changes: connections end, recent ids are forgotten. */
  restart(): void
  close(): Promise<void>
}

/**
 * Speaks EventStoreDB's wire protocol, by the client's own service definitions, over a log in memory. For tests of the
 * adapter alone: nothing is kept, nobody is asked who they are.
 */
export async function startStandIn({ log = createServerLog(), members }: StandInOptions = {}): Promise<StandIn> {
  const faults: Faults = {
    unavailable: false,
    silent: false,
    loseAnswers: 0,
    hung: false,
    denies: false,
    commitMs: 0,
    slowest: undefined,
    version: '24.10.0',
    clockMs: 0,
  }
  const underWay = createUnderWay()
  const open = new Set<ReadCall>()
  const counts = { append: 0, batchAppend: 0, read: 0 }
  let countPushed = 0
  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 })

  /** A process that was stopped goes on with what has arrived meanwhile. */
  async function awake(): Promise<void> {
    while (faults.hung) await sleep(5)
  }

  async function read(call: ReadCall): Promise<void> {
    counts.read += 1
    await awake()
    const options = call.request.getOptions()
    const stream = nameOf(options?.getStream()?.getStreamIdentifier())
    if (faults.denies) {
      fail(call, failure(status.UNAUTHENTICATED, 'who are you'))
    } else if (faults.unavailable) {
      fail(call, failure(status.UNAVAILABLE, 'the server is down'))
    } else if (!options) {
      fail(call, failure(status.INVALID_ARGUMENT, 'no options'))
    } else if (log.isTombstoned(stream)) {
      fail(call, streamDeleted(stream))
    } else if (!faults.silent) {
      answer(call, options)
    }
  }

  function answer(call: ReadCall, options: streams.ReadReq.Options): void {
    open.add(call)
    const done = options.hasSubscription()
      ? answerSubscription(log, call, options, {
          slowest: faults.slowest,
          countPushed: () => {
            countPushed += 1
          },
        })
      : answerRead(log, call, options)
    done.catch((error: Error) => fail(call, error)).finally(() => open.delete(call))
  }

  async function append(call: AppendCall, callback: sendUnaryData<streams.AppendResp>): Promise<void> {
    counts.append += 1
    if (faults.unavailable) return callback(failure(status.UNAVAILABLE, 'the server is down'))
    let options: streams.AppendReq.Options | undefined
    const events: streams.AppendReq.ProposedMessage[] = []
    for await (const message of call as AsyncIterable<streams.AppendReq>) {
      options ??= message.getOptions()
      const proposed = message.getProposedMessage()
      if (proposed) events.push(proposed)
    }
    if (call.cancelled) return
    if (!options) return callback(failure(status.INVALID_ARGUMENT, 'no options'))
    const stream = nameOf(options.getStreamIdentifier())
    const expected = expectedOf(options)
    const proposed = events.map(proposedOf)
    await awake()
    if (members && !members.leads(port)) return callback(failure(status.UNAVAILABLE, 'this node does not lead'))
    const ids = proposed.map(({ id }) => `${stream} ${id}`)
    if (underWay.holds(ids)) {
      await sleep(GIVES_UP_MS)
      return callback(failure(status.ABORTED, 'Operation timed out: Commit phase timeout'))
    }
    await underWay.hold(ids, faults.commitMs)
    const decision = log.append(stream, expected, proposed)
    if (faults.silent) return
    if (faults.loseAnswers > 0) {
      faults.loseAnswers -= 1
      return callback(failure(status.UNAVAILABLE, 'the answer is lost'))
    }
    if (decision.kind === 'deleted') return callback(streamDeleted(stream))
    callback(null, appendAnswer(decision, expected))
  }

  server.addService(streamsGrpc.StreamsService, {
    read: (call: ReadCall) => void read(call),
    append: (call: AppendCall, callback: sendUnaryData<streams.AppendResp>) => {
      append(call, callback).catch(() => undefined)
    },
    batchAppend: (call: ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>) => {
      counts.batchAppend += 1
      answerBatches(log, call, faults)
    },
    delete: (
      { request }: ServerUnaryCall<streams.DeleteReq, streams.DeleteResp>,
      callback: sendUnaryData<streams.DeleteResp>,
    ) => {
      log.softDelete(nameOf(request.getOptions()?.getStreamIdentifier()))
      callback(null, new streams.DeleteResp())
    },
    tombstone: (
      { request }: ServerUnaryCall<streams.TombstoneReq, streams.TombstoneResp>,
      callback: sendUnaryData<streams.TombstoneResp>,
    ) => {
      log.tombstone(nameOf(request.getOptions()?.getStreamIdentifier()))
      callback(null, new streams.TombstoneResp())
    },
  })
  server.addService(gossipGrpc.GossipService, {
    read: (_: unknown, callback: sendUnaryData<gossip.ClusterInfo>) => {
      void awake().then(() => callback(null, gossipOf(members?.seenBy(port) ?? [{ port, leads: true }])))
    },
  })
  server.addService(featuresGrpc.ServerFeaturesService, {
    getSupportedMethods: (
      call: ServerUnaryCall<unknown, features.SupportedMethods>,
      callback: sendUnaryData<features.SupportedMethods>,
    ) => {
      if (faults.version === null) return callback(failure(status.UNIMPLEMENTED, 'no such service'))
      const head = new Metadata()
      head.set('date', new Date(Date.now() + faults.clockMs).toUTCString())
      call.sendMetadata(head)
      callback(null, supportedMethods(faults.version))
    },
  })
  const bind = promisify(server.bindAsync.bind(server))
  const port = await bind('127.0.0.1:0', ServerCredentials.createInsecure())

  return {
    port,
    log,
    faults,
    countPushed: () => countPushed,
    calls: (method) => counts[method],
    endStreams: () => {
      for (const call of open) call.end()
    },
    restart: () => {
      log.forgetRecent()
      for (const call of open) call.end()
    },
    close: async () => server.forceShutdown(),
  }
}

function supportedMethods(version: string): features.SupportedMethods {
  const methods = ['read', 'append', 'delete', 'tombstone', 'batchappend'].map((method) =>
    new features.SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(method),
  )
  return new features.SupportedMethods().setEventStoreServerVersion(version).setMethodsList(methods)
}

/** A stream that is destroyed sends no status. */
function fail(call: ReadCall, error: Error): void {
  call.emit('error', error)
}

function failure(code: status, details: string, metadata = new Metadata()): Error & { code: status; details: string } {
  return Object.assign(new Error(details), { code, details, metadata })
}

function streamDeleted(stream: string): Error & { code: status; details: string } {
  const metadata = new Metadata()
  metadata.set('exception', 'stream-deleted')
  metadata.set('stream-name', stream)
  return failure(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, metadata)
}
