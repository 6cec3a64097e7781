import type { Position, StoredEvent } from '@kredka/contracts/kernel/ports'

/**
 * An event as one line of JSON, without its line feed. What is personal stands there as null (the boxes that hold it stay behind),
 * so that an export may be handed on.
 */
export function lineOf(event: StoredEvent): string {
  const { position, stream, revision, id, type, metadata } = event
  return JSON.stringify({ position, stream, revision, id, type, metadata, data: masked(event.data) })
}

function masked(data: StoredEvent['data']): unknown {
  if (data instanceof Uint8Array) return { base64: Buffer.from(data).toString('base64') }
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return data
  const { $box: _, ...rest } = data as Readonly<Record<string, unknown>>
  return rest
}

/** @returns the position that a line of an export names, null when it is no such line */
export function positionOf(line: string): Position | null {
  try {
    const { position } = JSON.parse(line) as { position?: unknown }
    return typeof position === 'string' ? position : null
  } catch {
    return null
  }
}
