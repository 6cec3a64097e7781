import type { ImportRefusal } from '@kredka/contracts/quizzes/imports'

/** A question as the reference reads it: in the least that two readers can be compared by. */
export type ReferenceQuestion =
  | { readonly refused: ImportRefusal }
  | {
      readonly prompt: string
      readonly explanation: string
      /** Of a choice each text and whether it is right; else what may be typed; else the ends of what is near enough. */
      readonly asks:
        | { readonly choice: 'single' | 'several'; readonly options: readonly (readonly [string, boolean])[] }
        | { readonly typed: 'text' | 'gap'; readonly accepted: readonly string[] }
        | { readonly from: number; readonly to: number }
    }

/** One character of a file; a mark where it has a meaning, which a backslash takes away. */
interface Sign {
  readonly character: string
  readonly isMark: boolean
  /** A backslash stood before it: even a line break is no white space then. */
  readonly isEscaped: boolean
}
interface Answer {
  readonly begins: '=' | '~' | null
  readonly percent: number | null
  readonly text: readonly Sign[]
  readonly feedback: readonly Sign[]
}

const MARKS = '~=#{}:'
const FORMATS = ['[plain]', '[markdown]', '[moodle]']

/**
 * A second reader of Moodle's GIFT, written from its description alone (https://docs.moodle.org/en/GIFT_format) and
 * built otherwise than ours: characters with their meaning are told apart first, then consumed from the left. It reads
 * no HTML.
 */
export function readByReference(file: string, truth: readonly [string, string]): readonly ReferenceQuestion[] {
  return paragraphsOf(file).map((paragraph) => readQuestion(signsOf(paragraph), truth))
}

function paragraphsOf(file: string): readonly string[] {
  const lines = file.split(/\r\n|\r|\n/).map((line) => line.trim())
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    const paragraph = paragraphs.at(-1) ?? []
    if (line === '') paragraphs.push([])
    else if (!line.startsWith('//') && !(paragraph.length === 0 && line.startsWith('$CATEGORY:'))) paragraph.push(line)
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0).map((paragraph) => paragraph.join('\n'))
}

function signsOf(text: string): Sign[] {
  const signs: Sign[] = []
  const add = (character: string, isMark = false, isEscaped = false) => signs.push({ character, isMark, isEscaped })
  let isEscaped = false
  for (const character of text) {
    if (isEscaped) {
      isEscaped = false
      if (character === 'n') add('\n', false, true)
      else if (MARKS.includes(character) || character === '\\') add(character, false, true)
      else {
        add('\\')
        add(character)
      }
    } else if (character === '\\') isEscaped = true
    else add(character, MARKS.includes(character))
  }
  if (isEscaped) add('\\')
  return signs
}

function readQuestion(signs: Sign[], truth: readonly [string, string]): ReferenceQuestion {
  const named = isAt(signs, 0, '::') ? signs.slice(2) : null
  const nameEnd = named === null ? -1 : findMark(named, '::')
  const body = named === null ? signs : nameEnd < 0 ? named : named.slice(nameEnd + 2)
  const braces = body.filter(({ character, isMark }) => isMark && (character === '{' || character === '}'))
  if (braces.length === 0) return { refused: 'DESCRIPTION' }
  if (wordsOf(braces) !== '{}') return { refused: 'BRACES_UNCLEAR' }
  const [before, within, behind] = splitBy(body, ['{', '}'])
  const [answers = [], general = []] = splitAtLast(within ?? [], '####')
  const asks = readAnswers(answers, wordsOf(behind ?? []) !== '', truth)
  if ('refused' in asks) return asks
  const place = wordsOf(behind ?? []) === '' ? '' : 'typed' in asks.asks ? '[[1]]' : '_____'
  const prompt = `${unformatted(raw(trimmedAtStart(before ?? [])))}${place}${raw(behind ?? [])}`.trim()
  const explanation = [wordsOf(general), ...asks.feedback].filter((words) => words !== '').join('\n')
  return { prompt, explanation, asks: asks.asks }
}

type Asks = Extract<ReferenceQuestion, { readonly asks: unknown }>['asks']
type Answers = { readonly refused: ImportRefusal } | { readonly asks: Asks; readonly feedback: readonly string[] }

function readAnswers(signs: readonly Sign[], isGap: boolean, [yes, no]: readonly [string, string]): Answers {
  const source = trimmed(signs)
  if (source.length === 0) return { refused: 'ESSAY' }
  if (isAt(source, 0, '#')) return readNumber(source.slice(1))
  const isChoice = source.some(({ character, isMark }) => isMark && character === '~')
  const isTyped = !isChoice && source.some(({ character, isMark }) => isMark && character === '=')
  if (isTyped && raw(source).includes('->')) return { refused: 'MATCHING' }
  if (!isChoice && !isTyped) {
    const [said = [], ...feedback] = splitByAll(source, '#')
    const word = wordsOf(said)
    const isTrue = word === 'T' || word === 'TRUE'
    if (isTrue || word === 'F' || word === 'FALSE') {
      const options = [[yes, isTrue] as const, [no, !isTrue] as const]
      return {
        asks: { choice: 'single', options },
        feedback: feedback.map(wordsOf).filter((words) => words !== ''),
      }
    }
  }
  const answers = answersIn(source, isChoice ? ['=', '~'] : ['='])
  return isChoice ? readChoice(answers) : readTyped(answers, isGap)
}

function readChoice(answers: readonly Answer[]): Answers {
  if (answers.length < 2) return { refused: 'ANSWERS_MISSING' }
  const choice = answers.some(({ begins }) => begins === '=') ? 'single' : 'several'
  const options = answers.map(({ begins, percent, text }) => {
    const isRight = choice === 'single' ? begins === '=' && (percent ?? 100) >= 100 : (percent ?? 0) > 0
    return [wordsOf(text), isRight] as const
  })
  return { asks: { choice, options }, feedback: feedbackOf(answers) }
}

function readTyped(answers: readonly Answer[], isGap: boolean): Answers {
  const accepted = answers.filter(({ percent }) => (percent ?? 100) >= 100).map(({ text }) => wordsOf(text))
  if (accepted.every((words) => words === '')) return { refused: 'ANSWERS_MISSING' }
  if (accepted.some((words) => words.replaceAll('\\*', '').includes('*'))) return { refused: 'WILDCARD' }
  const words = accepted.map((typed) => typed.replaceAll('\\*', '*'))
  return { asks: { typed: isGap ? 'gap' : 'text', accepted: words }, feedback: feedbackOf(answers) }
}

function readNumber(signs: readonly Sign[]): Answers {
  const answers = answersIn(signs, ['='])
  const [right, ...others] = answers.filter(({ percent }) => (percent ?? 100) >= 100)
  if (right === undefined) return { refused: 'ANSWERS_MISSING' }
  if (others.length > 0) return { refused: 'NUMBERS_SEVERAL' }
  const [low = '', high] = wordsOf(right.text).split('..')
  const [value = '', apart = '0'] = low.split(':')
  const ends = high === undefined ? [Number(value) - Number(apart), Number(value) + Number(apart)] : [+low, +high]
  const [from = Number.NaN, to = Number.NaN] = ends
  const isNumber = value.trim() !== '' && high?.trim() !== '' && Number.isFinite(from + to)
  return isNumber ? { asks: { from, to }, feedback: feedbackOf(answers) } : { refused: 'NUMBER_UNREADABLE' }
}

/** Each answer with its weight and feedback, from the left; words before the first mark are an answer too. */
function answersIn(signs: readonly Sign[], begins: readonly string[]): readonly Answer[] {
  const pieces: Sign[][] = [[]]
  for (const sign of signs) {
    if (sign.isMark && begins.includes(sign.character)) pieces.push([sign])
    else pieces.at(-1)?.push(sign)
  }
  return pieces.map(trimmed).flatMap((piece): Answer[] => {
    if (piece.length === 0) return []
    const [first] = piece
    const mark = first?.isMark && (first.character === '=' || first.character === '~') ? first.character : null
    const said = trimmed(mark === null ? piece : piece.slice(1))
    const weight = /^%(-?\d{1,3}(?:\.\d{0,10})?)%/.exec(raw(said))
    const [text = [], feedback = []] = splitBy(said.slice(weight?.[0].length ?? 0), ['#'])
    const percent = weight === null ? (mark === '~' ? 0 : null) : Number(weight[1])
    return [{ begins: mark, percent, text, feedback }]
  })
}

function feedbackOf(answers: readonly Answer[]): readonly string[] {
  return answers.flatMap(({ text, feedback }) => {
    const [answer, said] = [wordsOf(text), wordsOf(feedback)]
    return said === '' ? [] : [answer === '' ? said : `${answer}: ${said}`]
  })
}

function isAt(signs: readonly Sign[], at: number, mark: string): boolean {
  return [...mark].every((character, n) => signs[at + n]?.isMark === true && signs[at + n]?.character === character)
}

function findMark(signs: readonly Sign[], mark: string): number {
  return signs.findIndex((_, n) => isAt(signs, n, mark))
}

/** Cut at the first of each mark in turn. */
function splitBy(signs: readonly Sign[], marks: readonly string[]): readonly (readonly Sign[])[] {
  const [mark, ...others] = marks
  const place = mark === undefined ? -1 : findMark(signs, mark)
  return place < 0 ? [signs] : [signs.slice(0, place), ...splitBy(signs.slice(place + 1), others)]
}

function splitByAll(signs: readonly Sign[], mark: string): readonly (readonly Sign[])[] {
  const [before = [], behind] = splitBy(signs, [mark])
  return behind === undefined ? [before] : [before, ...splitByAll(behind, mark)]
}

/** Cut at the last such mark; of a row of more characters it is the first ones. */
function splitAtLast(signs: readonly Sign[], mark: string): readonly (readonly Sign[])[] {
  const place = signs.findLastIndex((_, n) => isAt(signs, n, mark) && !isAt(signs, n - 1, mark))
  return place < 0 ? [signs] : [signs.slice(0, place), signs.slice(place + mark.length)]
}

function trimmed(signs: readonly Sign[]): readonly Sign[] {
  const begun = trimmedAtStart(signs)
  return begun.slice(0, begun.findLastIndex((sign) => !isBlank(sign)) + 1)
}

function trimmedAtStart(signs: readonly Sign[]): readonly Sign[] {
  const first = signs.findIndex((sign) => !isBlank(sign))
  return first < 0 ? [] : signs.slice(first)
}

function isBlank({ character, isEscaped }: Sign): boolean {
  return !isEscaped && character.trim() === ''
}

function raw(signs: readonly Sign[]): string {
  return signs.map(({ character }) => character).join('')
}

/** Words alone, without the format that they may name. */
function wordsOf(signs: readonly Sign[]): string {
  return unformatted(raw(trimmed(signs))).trim()
}

function unformatted(text: string): string {
  const format = FORMATS.find((name) => text.startsWith(name)) ?? ''
  return text.slice(format.length)
}
