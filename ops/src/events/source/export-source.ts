import { createReadStream } from 'node:fs'
import { isNativeError } from 'node:util/types'
import { type Catalog, UnknownEventError } from '@kredka/backend/kernel/catalog'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { Refusal } from '../../terminal/run-main.ts'
import type { EventSource, Place } from './source.ts'
import { linesOfTable, tableFormatOf } from './table-lines.ts'

const PAGE = 500

/** An export: lines of JSON, or a table that was made of them. */
export function exportSource(path: string, catalog: Catalog): EventSource {
  return {
    name: path,
    path,
    async *read(after) {
      let isBehind = after === null
      let page: Recorded[] = []
      for await (const { text, number } of linesOf(path)) {
        if (!isBehind && !text.includes(`"${after?.event_id}"`)) continue
        const event = eventOf(text, catalog, `${path}, line ${number}`)
        if (!isBehind) {
          isBehind = isAt(event, after)
          continue
        }
        page.push(event)
        if (page.length < PAGE) continue
        yield page
        page = []
      }
      if (!isBehind) throw new Refusal(`${path} does not hold the event ${after?.event_id}: it is of another log.`)
      if (page.length > 0) yield page
    },
  }
}

const isAt = (event: Recorded, place: Place | null) => event.id === place?.event_id && event.position === place.position

interface Line {
  readonly text: string
  /** From 1. */
  readonly number: number
}

async function* linesOf(path: string): AsyncGenerator<Line> {
  const format = await tableFormatOf(path)
  if (format === null) return yield* linesOfText(path)
  let number = 0
  for await (const text of linesOfTable(path, format)) yield { text, number: ++number }
}

async function* linesOfText(path: string): AsyncGenerator<Line> {
  let number = 0
  let rest = ''
  try {
    for await (const chunk of createReadStream(path, 'utf8')) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const text of lines) yield { text, number: ++number }
    }
  } catch (error) {
    if (isNativeError(error) && 'syscall' in error) throw new Refusal(`${path} cannot be read: ${error.message}`)
    throw error
  }
  if (rest !== '') yield { text: rest, number: ++number }
  if (number === 0) throw new Refusal(`${path} is empty.`)
}

/** @param where names the line in messages @throws Refusal */
export function eventOf(text: string, catalog: Catalog, where: string): Recorded {
  const line = parse(text)
  if (line === null) {
    throw new Refusal(`${where}, is no event. Where an export broke off, events -- export --resume goes on with it.`)
  }
  try {
    return { ...line, data: catalog.lift(line.type, Number(line.metadata.schema_version), line.data) }
  } catch (error) {
    if (!(error instanceof UnknownEventError)) throw new Refusal(`${where}: ${line.type} cannot be read.`)
    throw new Refusal(`${where}: ${error.message}. It was exported by another version of Kredka, or something else.`)
  }
}

function parse(text: string): Recorded | null {
  try {
    const line: unknown = JSON.parse(text)
    return isEvent(line) ? line : null
  } catch {
    return null
  }
}

function isEvent(line: unknown): line is Recorded {
  if (!isObject(line) || !isObject(line['data'])) return false
  const { position, stream, id, type, metadata } = line
  if (!isObject(metadata)) return false
  const texts = [position, stream, id, type, metadata['occurred_at'], metadata['schema_version']]
  return texts.every((text) => typeof text === 'string') && Number.isInteger(line['revision'])
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
