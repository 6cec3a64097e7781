import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { Decision, Expected, LogRecord, Proposed } from './log.ts'

/** Requests as the log wants them, and records as the wire wants them. */

export function nameOf(identifier: shared.StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8')
}

export function identifierOf(stream: string): shared.StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(stream, 'utf8')))
}

export function proposedOf(
  message: streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage,
): Proposed {
  return {
    id: message.getId()?.getString().toLowerCase() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    contentType: message.getMetadataMap().get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }
}

export function expectedOf(options: streams.AppendReq.Options): Expected {
  if (options.hasRevision()) return BigInt(options.getRevision())
  return options.hasNoStream() ? 'no_stream' : options.hasStreamExists() ? 'stream_exists' : 'any'
}

export function batchExpectedOf(options: streams.BatchAppendReq.Options): Expected {
  if (options.hasStreamPosition()) return BigInt(options.getStreamPosition())
  return options.hasNoStream() ? 'no_stream' : options.hasStreamExists() ? 'stream_exists' : 'any'
}

export function readEvent(record: LogRecord): streams.ReadResp {
  const event = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(record.id))
    .setStreamIdentifier(identifierOf(record.stream))
    .setStreamRevision(String(record.revision))
    .setCommitPosition(String(record.position))
    .setPreparePosition(String(record.position))
    .setData(record.data)
    .setCustomMetadata(record.metadata)
  event.getMetadataMap().set('type', record.type).set('content-type', record.contentType).set('created', '0')
  const read = new streams.ReadResp.ReadEvent().setEvent(event).setCommitPosition(String(record.position))
  return new streams.ReadResp().setEvent(read)
}

export function streamNotFound(stream: string): streams.ReadResp {
  const missing = new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(stream))
  return new streams.ReadResp().setStreamNotFound(missing)
}

/** Like the server, a repeat may come without a position. */
export function appendAnswer(decision: Exclude<Decision, { kind: 'deleted' }>, expected: Expected): streams.AppendResp {
  if (decision.kind !== 'wrong') {
    const success = new streams.AppendResp.Success().setCurrentRevision(String(decision.last.revision))
    if (decision.kind === 'idempotent') success.setNoPosition(new shared.Empty())
    else success.setPosition(positionOf(decision.last))
    return new streams.AppendResp().setSuccess(success)
  }
  const wrong = new streams.AppendResp.WrongExpectedVersion()
  if (decision.current < 0) wrong.setCurrentNoStream(new shared.Empty())
  else wrong.setCurrentRevision(String(decision.current))
  if (typeof expected === 'bigint') wrong.setExpectedRevision(String(expected))
  else if (expected === 'no_stream') wrong.setExpectedNoStream(new shared.Empty())
  else if (expected === 'stream_exists') wrong.setExpectedStreamExists(new shared.Empty())
  else wrong.setExpectedAny(new shared.Empty())
  return new streams.AppendResp().setWrongExpectedVersion(wrong)
}

function positionOf({ position }: LogRecord): streams.AppendResp.Position {
  return new streams.AppendResp.Position().setCommitPosition(String(position)).setPreparePosition(String(position))
}
