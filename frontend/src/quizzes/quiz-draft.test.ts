import { jest } from '@jest/globals'
import type { OwnQuestionView } from '@kredka/contracts/quizzes/views'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { localError } from '../kernel/errors.ts'
import { faultsOf } from './draft-question.ts'
import { blankQuestion, formOf, type QuestionForm } from './question-form.ts'
import { questionStorage } from './question-storage.ts'
import { IDLE_MS, QuizDraft } from './quiz-draft.ts'
import type { Answered, QuizPort } from './quiz-port.ts'

const BLANK = blankQuestion('text', 'maths')
const A = '01jd000000000000000000000a'
const B = '01jd000000000000000000000b'

function view(id: string, prompt: string, revision = 1): OwnQuestionView {
  const { content, ...rest } = BLANK
  return { id, revision, type: 'type-answer', faults: [], formulas: [], ...rest, ...content, prompt }
}
const asked = (prompt: string): QuestionForm => ({ ...BLANK, content: { ...BLANK.content, prompt } })

/** The server: takes everything unless told otherwise, and keeps what it took. */
function opened(views: readonly OwnQuestionView[] = [view(A, 'Jeden'), view(B, 'Dwa')]) {
  let answer: ((revision: number) => Answered<{ revision: number }>) | null = null
  const sent: string[] = []
  let made = 0
  const port = {
    refresh: jest.fn(),
    change: jest.fn<QuizPort['change']>(async (id, revision, form) => {
      sent.push(`change ${id.at(-1)} ${revision} ${form.content.prompt}`)
      return answer?.(revision) ?? { ok: true, data: { revision: revision + 1 } }
    }),
    add: jest.fn<QuizPort['add']>(async (form, after) => {
      made += 1
      sent.push(`add ${form.content.prompt} after ${after?.at(-1) ?? 'none'}`)
      return { ok: true, data: { id: `01jd00000000000000000000n${made}` } }
    }),
    move: jest.fn<QuizPort['move']>(async (id, after) => {
      sent.push(`move ${id.at(-1)} after ${after?.at(-1) ?? 'none'}`)
      return { ok: true, data: {} }
    }),
    remove: jest.fn<QuizPort['remove']>(async (id) => {
      sent.push(`remove ${id.at(-1)}`)
      return { ok: true, data: {} }
    }),
  }
  const own = fakeStorage().tab()
  const reopen = (now: readonly OwnQuestionView[]) => {
    const draft = new QuizDraft(port, questionStorage(own, 'u', 'q'))
    draft.take(now)
    return draft
  }
  const answering = (next: typeof answer) => {
    answer = next
  }
  return { draft: reopen(views), port, sent, reopen, answering, stored: () => own.names('u', 'quiz.') }
}

const prompts = (draft: QuizDraft) => draft.state().questions.map(({ form }) => form.content.prompt)
const settled = async () => {
  await jest.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('QUI-02 autosave', () => {
  test('saves once the author pauses, over the revision that was read', async () => {
    const { draft, sent, stored } = opened()
    draft.type(A, asked('Jeden i'))
    draft.type(A, asked('Jeden i pół'))
    expect(draft.state().saving).toBe('unsaved')
    expect(stored()).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(IDLE_MS)
    expect(sent).toEqual(['change a 1 Jeden i pół'])
    expect(draft.state().saving).toBe('saved')
    expect(stored()).toHaveLength(0)
  })

  test('says saved only when the server has it', async () => {
    const { draft, port } = opened()
    let accept = (_: Answered<{ revision: number }>) => {}
    port.change.mockReturnValueOnce(
      new Promise((resolve) => {
        accept = resolve
      }),
    )
    draft.type(A, asked('Nowe'))
    draft.commit(A)
    expect(draft.state().saving).toBe('saving')
    draft.type(A, asked('Nowsze'))
    accept({ ok: true, data: { revision: 2 } })
    await settled()
    expect(draft.state().saving).toBe('unsaved')
    draft.commit(A)
    await settled()
    expect(port.change).toHaveBeenLastCalledWith(A, 2, asked('Nowsze'))
    expect(draft.state().saving).toBe('saved')
  })

  test('without a connection it keeps what is typed and sends it later', async () => {
    const { draft, answering, reopen, sent } = opened()
    answering(() => ({ ok: false, error: localError('OFFLINE') }))
    draft.type(A, asked('W pociągu'))
    draft.commit(A)
    await settled()
    expect(draft.state().saving).toBe('waiting')
    // the browser crashes: what was typed is there again
    expect(prompts(reopen([view(A, 'Jeden'), view(B, 'Dwa')]))).toEqual(['W pociągu', 'Dwa'])
    answering(null)
    draft.retry()
    await settled()
    expect(draft.state().saving).toBe('saved')
    expect(sent.at(-1)).toBe('change a 1 W pociągu')
  })

  test('what is refused for good is not sent again by itself', async () => {
    const { draft, answering, sent } = opened()
    const error = { ...localError('UNREADABLE', 422) }
    answering(() => ({ ok: false, error }))
    draft.type(A, asked('Za długie'))
    draft.commit(A)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(draft.state()).toMatchObject({ saving: 'refused', error })
    expect(sent).toHaveLength(1)
  })
})

describe('QUI-02 a question that was saved elsewhere', () => {
  async function overtaken() {
    const all = opened()
    all.answering(() => ({ ok: false, error: { ...localError('UNREADABLE', 409), code: 'QUESTION_CHANGED' } }))
    all.draft.type(A, asked('Moje'))
    all.draft.commit(A)
    await settled()
    all.draft.take([view(A, 'Cudze', 5), view(B, 'Dwa')])
    all.answering(null)
    return all
  }

  test('keeps both versions until the author chooses', async () => {
    const { draft, sent } = await overtaken()
    const [question] = draft.state().questions
    expect(draft.state().saving).toBe('overtaken')
    expect(question?.form.content.prompt).toBe('Moje')
    expect(question?.newer?.form.content.prompt).toBe('Cudze')
    draft.type(A, asked('Moje dalej'))
    await jest.advanceTimersByTimeAsync(IDLE_MS)
    expect(sent).toHaveLength(1)
  })

  test('one’s own is saved over the newer revision', async () => {
    const { draft, sent } = await overtaken()
    draft.choose(A, 'mine')
    await settled()
    expect(sent.at(-1)).toBe('change a 5 Moje')
    expect(draft.state().saving).toBe('saved')
  })

  test('the newer one takes the place of what was typed', async () => {
    const { draft, sent, stored } = await overtaken()
    draft.choose(A, 'newer')
    await settled()
    expect(prompts(draft)).toEqual(['Cudze', 'Dwa'])
    expect(sent).toHaveLength(1)
    expect(stored()).toHaveLength(0)
  })

  test('untouched it follows, and one’s own save is no surprise', async () => {
    const { draft } = opened()
    draft.take([view(A, 'Zmienione', 2), view(B, 'Dwa')])
    expect(prompts(draft)).toEqual(['Zmienione', 'Dwa'])
    draft.type(B, asked('Dwa i'))
    draft.commit(B)
    draft.take([view(A, 'Zmienione', 2), view(B, 'Dwa i', 2)])
    await settled()
    expect(draft.state().saving).toBe('saved')
  })

  test('words of a crashed tab over an older revision wait for the author', () => {
    const { draft, reopen } = opened()
    draft.type(A, asked('Sprzed awarii'))
    const later = reopen([view(A, 'Nowsze', 2), view(B, 'Dwa')])
    expect(later.state().saving).toBe('overtaken')
    expect(prompts(later)).toEqual(['Sprzed awarii', 'Dwa'])
  })
})

describe('QUI-02 undo and redo', () => {
  test('a change', async () => {
    const { draft, sent } = opened()
    draft.type(A, asked('Inaczej'))
    await draft.undo()
    await settled()
    expect(prompts(draft)).toEqual(['Jeden', 'Dwa'])
    await draft.redo()
    await settled()
    expect(prompts(draft)).toEqual(['Inaczej', 'Dwa'])
    expect(sent.at(-1)).toMatch(/Inaczej$/)
    expect(draft.state().saving).toBe('saved')
  })

  test('an order', async () => {
    const { draft, sent } = opened()
    await draft.move(B, null)
    expect(prompts(draft)).toEqual(['Dwa', 'Jeden'])
    await draft.undo()
    expect(prompts(draft)).toEqual(['Jeden', 'Dwa'])
    expect(sent).toEqual(['move b after none', 'move b after a'])
  })

  test('a removed question comes back where it was, and earlier steps know it by its new id', async () => {
    const { draft, sent } = opened()
    draft.type(B, asked('Dwa i pół'))
    draft.commit(B)
    await settled()
    await draft.remove(B)
    expect(prompts(draft)).toEqual(['Jeden'])
    await draft.undo()
    expect(prompts(draft)).toEqual(['Jeden', 'Dwa i pół'])
    expect(sent.at(-1)).toBe('add Dwa i pół after a')
    await draft.undo()
    await settled()
    expect(prompts(draft)).toEqual(['Jeden', 'Dwa'])
    expect(draft.state()).toMatchObject({ canUndo: false, canRedo: true })
  })

  test('an added question goes, and what was typed before it stays', async () => {
    const { draft } = opened()
    const id = await draft.add(formOf(view(A, 'Trzy')), A)
    expect(prompts(draft)).toEqual(['Jeden', 'Trzy', 'Dwa'])
    draft.type(id ?? '', asked('Trzy i'))
    await draft.undo()
    await draft.undo()
    expect(prompts(draft)).toEqual(['Jeden', 'Dwa'])
  })
})

test('QUI-02 a formula that the server could not draw is a fault once it was saved', async () => {
  const { draft } = opened([view(A, 'Ile to $\\frac{1}$?')])
  const faults = () => draft.state().questions.flatMap((question) => faultsOf(question))
  expect(faults()).toContain('FORMULA_UNREADABLE')
  draft.type(A, asked('Ile to $x$?'))
  draft.commit(A)
  await settled()
  // the rows that say what it looks like are on their way
  expect(faults()).not.toContain('FORMULA_UNREADABLE')
  const drawn = [{ tex: 'x', mathml: '<math><mi>x</mi></math>' }]
  draft.take([{ ...view(A, 'Ile to $x$?', 2), formulas: drawn }])
  expect(faults()).not.toContain('FORMULA_UNREADABLE')
})
