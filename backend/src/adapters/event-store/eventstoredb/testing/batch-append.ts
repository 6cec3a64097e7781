import shared from '@eventstore/db-client/generated/shared_pb.js'
import google from '@eventstore/db-client/generated/status_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerDuplexStream } from '@grpc/grpc-js'
import anyPb from 'google-protobuf/google/protobuf/any_pb.js'
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js'
import type { Decision, ServerLog } from './log.ts'
import { batchExpectedOf, nameOf, proposedOf } from './messages.ts'

type BatchCall = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>

/** Many appends over one call, each in frames that share a correlation id; the last one is final. */
export function answerBatches(log: ServerLog, call: BatchCall, faults: { readonly silent: boolean }): void {
  const open = new Map<
    string,
    { options: streams.BatchAppendReq.Options; events: streams.BatchAppendReq.ProposedMessage[] }
  >()
  call.on('data', (frame: streams.BatchAppendReq) => {
    const id = frame.getCorrelationId()?.getString() ?? ''
    const options = open.get(id)?.options ?? frame.getOptions()
    if (!options) return
    const append = open.get(id) ?? { options, events: [] }
    append.events.push(...frame.getProposedMessagesList())
    open.set(id, append)
    if (!frame.getIsFinal()) return
    open.delete(id)
    const stream = nameOf(options.getStreamIdentifier())
    const decision = log.append(stream, batchExpectedOf(options), append.events.map(proposedOf))
    if (faults.silent) return
    const answer = answerOf(decision).setCorrelationId(new shared.UUID().setString(id))
    call.write(answer.setStreamIdentifier(options.getStreamIdentifier()))
  })
  call.on('end', () => call.end())
}

function answerOf(decision: Decision): streams.BatchAppendResp {
  const answer = new streams.BatchAppendResp()
  if (decision.kind === 'deleted') {
    return answer.setError(statusOf('event_store.client.StreamDeleted', new shared.StreamDeleted().serializeBinary()))
  }
  if (decision.kind === 'wrong') {
    const wrong = new shared.WrongExpectedVersion()
    if (decision.current < 0) wrong.setCurrentNoStream(new emptyPb.Empty())
    else wrong.setCurrentStreamRevision(String(decision.current))
    return answer.setError(statusOf('event_store.client.WrongExpectedVersion', wrong.serializeBinary()))
  }
  const position = new shared.AllStreamPosition()
    .setCommitPosition(String(decision.last.position))
    .setPreparePosition(String(decision.last.position))
  const success = new streams.BatchAppendResp.Success().setCurrentRevision(String(decision.last.revision))
  return answer.setSuccess(success.setPosition(position))
}

function statusOf(type: string, details: Uint8Array): google.Status {
  const packed = new anyPb.Any()
  packed.pack(details, type)
  return new google.Status().setMessage(type).setDetails(packed)
}
