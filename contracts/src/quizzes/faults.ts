import { readNumber, readTolerance } from '../attempts/numbers.ts'
import type { QuestionDraft, QuestionTask } from './question.ts'
import { gapsIn } from './question-rules.ts'
import { OPTIONS_MIN, type QuestionFault } from './rules.ts'

/** What sees nobody: white space, joiners, soft hyphens. */
const NOTHING = /^[\s\u00ad\u200b-\u200f\u2060\ufeff]*$/

type Choice = Extract<QuestionTask, { readonly kind: 'single' | 'several' }>

/**
 * What a draft lacks before it can be asked, each fault once (QUI-02). Whether its formulas can be read, the server
 * says.
 */
export function questionFaults(draft: QuestionDraft, has_picture: boolean): QuestionFault[] {
  const found: readonly (QuestionFault | false)[] = [
    isBlank(draft.prompt) && 'PROMPT_MISSING',
    ...taskFaults(draft),
    has_picture && isBlank(draft.picture_alt) && 'PICTURE_ALT_MISSING',
  ]
  return found.filter((fault) => fault !== false)
}

function taskFaults({ prompt, task }: QuestionDraft): readonly (QuestionFault | false)[] {
  switch (task.kind) {
    case 'single':
    case 'several':
      return choiceFaults(task)
    case 'gaps':
      return gapFaults(prompt, task.gaps)
    case 'text':
      return [task.accepted.every(isBlank) && 'ACCEPTED_MISSING']
    case 'number':
      return [
        readNumber(task.number.value) === null && 'NUMBER_UNREADABLE',
        readTolerance(task.number) === null && 'TOLERANCE_UNREADABLE',
      ]
  }
}

function choiceFaults({ kind, options }: Choice): readonly (QuestionFault | false)[] {
  const texts = options.map(({ text }) => text).filter((text) => !isBlank(text))
  const right = options.filter(({ is_right }) => is_right).length
  return [
    options.length < OPTIONS_MIN && 'OPTIONS_TOO_FEW',
    texts.length < options.length && 'OPTION_EMPTY',
    new Set(texts.map(looksOf)).size < texts.length && 'OPTIONS_ALIKE',
    right === 0 && 'RIGHT_MISSING',
    kind === 'single' && right > 1 && 'RIGHT_MORE_THAN_ONE',
  ]
}

/** The prompt marks each gap once, in any order: `[[2]] … [[1]]`. */
function gapFaults(
  prompt: string,
  gaps: readonly { readonly accepted: readonly string[] }[],
): readonly (QuestionFault | false)[] {
  const marked = gapsIn(prompt).toSorted((a, b) => a - b)
  if (gaps.length === 0 && marked.length === 0) return ['GAPS_MISSING']
  const isMarked = marked.length === gaps.length && marked.every((mark, n) => mark === n + 1)
  return [!isMarked && 'GAPS_UNLIKE_PROMPT', gaps.some(({ accepted }) => accepted.every(isBlank)) && 'ACCEPTED_MISSING']
}

function isBlank(text: string): boolean {
  return NOTHING.test(text)
}

/** Options that look the same; 'Polish' and 'polish' do not. */
function looksOf(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
