import type { OwnQuestionView } from '@kredka/contracts/quizzes/views'
import { type ApiError, canPass } from '../kernel/errors.ts'
import { DraftHistory, type Step } from './draft-history.ts'
import {
  commitForm,
  isUnsaved,
  newQuestion,
  type Question,
  questionOf,
  reconcile,
  type SaveState,
  worstOf,
} from './draft-question.ts'
import { isSame, type QuestionForm } from './question-form.ts'
import type { QuestionStorage } from './question-storage.ts'
import type { Answered, QuizPort } from './quiz-port.ts'

/** What the page shows: a new object with every change. */
export interface DraftState {
  readonly questions: readonly Question[]
  /** Of all questions and of what is done with them, the worst first. */
  readonly saving: SaveState
  /** The first thing that was refused; null where all is well. */
  readonly error: ApiError | null
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export const IDLE_MS = 3000
const RETRY_MS = 5000

/**
 * The questions of a quiz while they are written (QUI-02). Each is saved by a command of its own that carries the
 * revision it was written over; what cannot be sent waits here and in the browser's storage. Undo and redo are the
 * inverse commands.
 */
export class QuizDraft {
  readonly #port: QuizPort
  readonly #storage: QuestionStorage
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #history = new DraftHistory()
  #questions: readonly Question[] = []
  /** Commands under way that change which questions there are, or their order: rows read meanwhile are not the end. */
  #rearranging = 0
  #refused: ApiError | null = null
  #state: DraftState = { questions: [], saving: 'saved', error: null, canUndo: false, canRedo: false }

  constructor(port: QuizPort, storage: QuestionStorage) {
    this.#port = port
    this.#storage = storage
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly state = (): DraftState => this.#state

  /** What the server has. What is typed stays: it is saved over that, or the author chooses. */
  take(views: readonly OwnQuestionView[]): void {
    const known = new Map(this.#questions.map((question) => [question.id, question]))
    const next = views.map((view) => {
      const mine = known.get(view.id)
      return mine === undefined ? questionOf(view, this.#storage.read(view.id)) : reconcile(mine, view)
    })
    if (this.#rearranging === 0) this.#questions = next
    else {
      const changed = new Map(next.map((question) => [question.id, question]))
      this.#questions = this.#questions.map((question) => changed.get(question.id) ?? question)
    }
    for (const question of this.#questions) {
      if (question.status === 'saved') this.#storage.saved(question.id, question.saved)
      if (question.status === 'unsaved' && !this.#timers.has(question.id)) this.#commitSoon(question.id)
    }
    this.#told()
  }

  /** The author typed. */
  type(id: string, form: QuestionForm): void {
    const question = this.#find(id)
    if (question === undefined) return
    const status = isSame(form, question.saved) && question.sending === null ? 'saved' : 'unsaved'
    this.#put({ ...question, form, error: null, status: question.newer === null ? status : 'overtaken' })
    this.#storage.write(id, { revision: question.revision, form })
    this.#commitSoon(id)
    this.#told()
  }

  /** Saves now what was typed into this question, or into all: it is left. */
  commit(id?: string): void {
    for (const question of this.#questions) {
      if (id !== undefined && question.id !== id) continue
      this.#stopTimer(question.id)
      this.#record(question)
      void this.#save(question.id)
    }
    this.#told()
  }

  /** Of two versions of an overtaken question the one that was saved elsewhere, or the author's own. */
  choose(id: string, which: 'newer' | 'mine'): void {
    const question = this.#find(id)
    if (question === undefined || question.newer === null) return
    const { revision, form } = question.newer
    const chosen = which === 'newer' ? form : question.form
    const next = { ...question, revision, saved: form, committed: form, form: chosen, newer: null, error: null }
    this.#put({ ...next, status: isSame(chosen, form) ? 'saved' : 'unsaved' })
    if (which === 'newer') this.#storage.forget(id)
    this.commit(id)
  }

  /** Answers the id that it got, null where it was refused. */
  async add(form: QuestionForm, after: string | null): Promise<string | null> {
    const id = await this.#insert(form, after)
    if (id !== null) this.#history.did({ is: 'added', id, form, after })
    this.#told()
    return id
  }

  async move(id: string, after: string | null): Promise<void> {
    const before = this.#placeOf(id)
    if (before === after || id === after) return
    this.#history.did({ is: 'moved', id, before, after })
    await this.#move(id, after)
  }

  async remove(id: string): Promise<void> {
    const question = this.#find(id)
    if (question === undefined) return
    this.#history.did({ is: 'removed', id, form: question.form, after: this.#placeOf(id) })
    await this.#remove(id)
  }

  async undo(): Promise<void> {
    this.commit()
    const step = this.#history.undo()
    if (step !== null) await this.#follow(this.#history.inverse(step), (id) => this.#history.renamed(step.id, id))
    this.#told()
  }

  async redo(): Promise<void> {
    this.commit()
    const step = this.#history.redo()
    if (step !== null) await this.#follow(step, (id) => this.#history.renamed(step.id, id))
    this.#told()
  }

  /** The connection may be back. */
  retry(): void {
    for (const { id, status } of this.#questions) if (status === 'waiting') void this.#save(id)
  }

  /** Nobody writes here any more: what is typed is sent, and stays in the storage until that went well. */
  leave(): void {
    this.commit()
    for (const id of this.#timers.keys()) this.#stopTimer(id)
  }

  async #follow(step: Step, renamed: (id: string) => void): Promise<void> {
    switch (step.is) {
      case 'changed': {
        const question = this.#find(step.id)
        if (question === undefined) return
        this.#put({ ...commitForm(question, step.to), form: step.to })
        this.#storage.write(step.id, { revision: question.revision, form: step.to })
        return this.#save(step.id)
      }
      case 'moved':
        return this.#move(step.id, step.after)
      case 'removed':
        return this.#remove(step.id)
      case 'added': {
        const id = await this.#insert(step.form, this.#find(step.after ?? '') === undefined ? null : step.after)
        if (id !== null) renamed(id)
      }
    }
  }

  #record(question: Question): void {
    if (question.newer !== null || isSame(question.form, question.committed)) return
    this.#history.did({ is: 'changed', id: question.id, from: question.committed, to: question.form })
    this.#put(commitForm(question, question.form))
  }

  async #save(id: string): Promise<void> {
    const question = this.#find(id)
    if (question === undefined || question.sending !== null || question.newer !== null) return
    const sent = question.committed
    if (isSame(sent, question.saved)) return
    this.#put({ ...question, sending: sent, status: 'saving' })
    this.#told()
    const answer = await this.#port.change(id, question.revision, sent)
    const now = this.#find(id)
    if (now === undefined) return
    if (answer.ok) {
      // the rows may have told of it before the answer came
      const revision = Math.max(now.revision, answer.data.revision)
      const next = { ...now, sending: null, revision, saved: sent, error: null }
      this.#put({ ...next, status: isUnsaved(next) ? 'unsaved' : 'saved' })
      this.#storage.saved(id, sent)
      if (isUnsaved(next)) this.#storage.write(id, { revision, form: next.form })
      this.#told()
      this.#port.refresh()
      return this.#save(id)
    }
    const { error } = answer
    if (error.code === 'QUESTION_CHANGED') {
      this.#put({ ...now, sending: null, status: now.newer === null ? 'saving' : 'overtaken', error: null })
      this.#port.refresh()
    } else if (canPass(error)) {
      this.#put({ ...now, sending: null, status: 'waiting', error: null })
      setTimeout(() => this.retry(), RETRY_MS)
    } else this.#put({ ...now, sending: null, status: 'refused', error })
    this.#told()
  }

  async #insert(form: QuestionForm, after: string | null): Promise<string | null> {
    const answer = await this.#rearrange(() => this.#port.add(form, after))
    if (!answer.ok) return null
    const { id } = answer.data
    if (this.#find(id) === undefined) {
      const at = this.#questions.findIndex((question) => question.id === after) + 1
      this.#questions = this.#questions.toSpliced(at, 0, newQuestion(id, form))
    }
    return id
  }

  async #move(id: string, after: string | null): Promise<void> {
    const question = this.#find(id)
    if (question === undefined) return
    const others = this.#questions.filter((other) => other.id !== id)
    this.#questions = others.toSpliced(others.findIndex((other) => other.id === after) + 1, 0, question)
    await this.#rearrange(() => this.#port.move(id, after))
  }

  async #remove(id: string): Promise<void> {
    this.#stopTimer(id)
    this.#questions = this.#questions.filter((question) => question.id !== id)
    const answer = await this.#rearrange(() => this.#port.remove(id))
    if (answer.ok) this.#storage.forget(id)
  }

  async #rearrange<T>(send: () => Promise<Answered<T>>): Promise<Answered<T>> {
    this.#rearranging += 1
    this.#refused = null
    this.#told()
    const answer = await send()
    this.#rearranging -= 1
    if (!answer.ok) this.#refused = answer.error
    this.#told()
    // what was refused is put back by what the server says
    this.#port.refresh()
    return answer
  }

  #placeOf(id: string): string | null {
    return this.#questions[this.#questions.findIndex((question) => question.id === id) - 1]?.id ?? null
  }

  #find(id: string): Question | undefined {
    return this.#questions.find((question) => question.id === id)
  }

  #put(changed: Question): void {
    this.#questions = this.#questions.map((question) => (question.id === changed.id ? changed : question))
  }

  #commitSoon(id: string): void {
    this.#stopTimer(id)
    this.#timers.set(
      id,
      setTimeout(() => this.commit(id), IDLE_MS),
    )
  }

  #stopTimer(id: string): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
  }

  #told(): void {
    this.#state = {
      questions: this.#questions,
      saving: worstOf(this.#questions, this.#rearranging > 0, this.#refused !== null),
      error: this.#questions.find(({ error }) => error !== null)?.error ?? this.#refused,
      canUndo: this.#history.canUndo || this.#questions.some((one) => !isSame(one.form, one.committed)),
      canRedo: this.#history.canRedo,
    }
    for (const listener of this.#listeners) listener()
  }
}
