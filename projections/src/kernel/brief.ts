const MAX_BRIEF = 500
/**
 * What is read of a message: some hold whole requests, and looking through those would keep everything else waiting.
 */
const MAX_READ = 10_000
/** As long before its @ as an address may be: without an end, a long word costs its length squared. */
const ADDRESS = /[^\s<>()[\]"',:;=]{1,64}@[^\s<>()[\]"',:;]+/g
/** What may be the beginning of an address, at the end of a text that was cut. */
const ADDRESS_BEGINNING = /[^\s<>()[\]"',:;=]{1,65}$/
/** A quote that is no apostrophe within a word. */
const OPENING_QUOTE = /(?<![\p{L}\p{N}])["'`„“]/gu
const CLOSING_QUOTE = /["'`”]/g
/** What may stand in quotes behind such a word: a name of the schema or of the code, never a value. */
const NAME_PREFIX =
  /\b(reading|setting|constraint|relation|table|column|type|function|argument|property|module|schema|index) $/
const NAME = /(["'`])[\w.$:/@-]+\1/y
const BLOT = '[…]'

/**
 * A message without what people wrote (EVT-10): drivers and parsers quote the values that they refuse, mail servers
 * name whom they refuse, and what is kept of an error outlives people. All from the first quoted value to the last
 * quote goes, as values hold quotes of their own; all from the first on where the message was too long to be read to
 * its end, as the last quote seen may then stand within the value.
 */
export function redact(message: string): string {
  const isCut = message.length > MAX_READ
  const whole = message.slice(0, MAX_READ).replaceAll('\0', '').replace(ADDRESS, BLOT)
  const text = isCut ? whole.replace(ADDRESS_BEGINNING, BLOT) : whole
  let known = 0
  for (const { index } of text.matchAll(OPENING_QUOTE)) {
    if (index < known) continue
    NAME.lastIndex = index
    if (NAME_PREFIX.test(text.slice(0, index)) && NAME.test(text)) {
      known = NAME.lastIndex
      continue
    }
    if (isCut) return text.slice(0, index) + BLOT
    const last = [...text.matchAll(CLOSING_QUOTE)].at(-1)?.index ?? index
    return text.slice(0, index) + BLOT + (last > index ? text.slice(last + 1) : '')
  }
  return text
}

/** Node keeps ten; whoever waited for another call may add those of the call. */
const FRAMES = 30
const MAX_FRAME = 300
const FRAME = /^\s+at .*(:\d+:\d+|<anonymous>|native)\)?$/

/** The frames of an error under its redacted message, whose own lines may look like frames. */
export function redactStack(error: Error): string {
  const stack = error.stack ?? ''
  const said = error.message === '' ? -1 : stack.indexOf(error.message)
  const lines = (said < 0 ? stack : stack.slice(said + error.message.length)).split('\n')
  const frames = lines.filter((line) => line.length <= MAX_FRAME && FRAME.test(line)).slice(0, FRAMES)
  return [`${error.name}: ${redact(error.message)}`, ...frames].join('\n')
}

/** What is kept of an error: its redacted first line, at most 500 characters. */
export function brief(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return (redact(text).split('\n')[0] ?? '').slice(0, MAX_BRIEF)
}
