/**
 * One-dimensional arrays in Postgres' binary format, as `array_recv` reads them: nothing to escape, nothing to parse.
 * Handed to `pg` as a Buffer, a parameter travels in this format.
 */

const INT4 = { oid: 23, width: 4 }
const INT8 = { oid: 20, width: 8 }
const UUID = { oid: 2950, width: 16 }
const TEXT = 25
const BYTEA = 17

/** Dimensions, whether there are nulls, type, length, first index. */
const HEADER = 20
const LENGTH = 4
const NULL = -1

export function int4Array(values: readonly number[]): Buffer {
  return fixedArray(INT4, values, (buffer, value, at) => buffer.writeInt32BE(value, at))
}

/** @param values safe integers */
export function int8Array(values: readonly number[]): Buffer {
  return fixedArray(INT8, values, (buffer, value, at) => buffer.writeBigInt64BE(BigInt(value), at))
}

/** @param values UUIDs with dashes */
export function uuidArray(values: readonly string[]): Buffer {
  return fixedArray(UUID, values, (buffer, value, at) => buffer.write(value.replaceAll('-', ''), at, UUID.width, 'hex'))
}

export function textArray(values: readonly (string | null)[]): Buffer {
  const lengths = values.map((value) => (value === null ? NULL : Buffer.byteLength(value)))
  return variableArray(TEXT, lengths, (buffer, index, at) => buffer.write(values[index] ?? '', at))
}

export function byteaArray(values: readonly (Uint8Array | null)[]): Buffer {
  const lengths = values.map((value) => value?.byteLength ?? NULL)
  return variableArray(BYTEA, lengths, (buffer, index, at) => buffer.set(values[index] ?? [], at))
}

function fixedArray<T>(
  { oid, width }: { readonly oid: number; readonly width: number },
  values: readonly T[],
  write: (buffer: Buffer, value: T, at: number) => void,
): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER + values.length * (LENGTH + width))
  let at = writeHeader(buffer, oid, values.length, false)
  for (const value of values) {
    at = buffer.writeInt32BE(width, at)
    write(buffer, value, at)
    at += width
  }
  return buffer
}

function variableArray(
  oid: number,
  lengths: readonly number[],
  write: (buffer: Buffer, index: number, at: number) => void,
): Buffer {
  const size = lengths.reduce((sum, length) => sum + LENGTH + Math.max(0, length), HEADER)
  const buffer = Buffer.allocUnsafe(size)
  let at = writeHeader(buffer, oid, lengths.length, lengths.includes(NULL))
  lengths.forEach((length, index) => {
    at = buffer.writeInt32BE(length, at)
    if (length <= 0) return
    write(buffer, index, at)
    at += length
  })
  return buffer
}

function writeHeader(buffer: Buffer, oid: number, count: number, nulls: boolean): number {
  let at = buffer.writeInt32BE(1, 0)
  at = buffer.writeInt32BE(nulls ? 1 : 0, at)
  at = buffer.writeInt32BE(oid, at)
  at = buffer.writeInt32BE(count, at)
  return buffer.writeInt32BE(1, at)
}
