import type { QuestionForm } from './question-form.ts'

/** Something that was done to the questions. `after`: behind which question. */
export type Step =
  | { readonly is: 'changed'; readonly id: string; readonly from: QuestionForm; readonly to: QuestionForm }
  | { readonly is: 'moved'; readonly id: string; readonly before: string | null; readonly after: string | null }
  | {
      readonly is: 'added' | 'removed'
      readonly id: string
      readonly form: QuestionForm
      readonly after: string | null
    }

const STEPS_MAX = 100

/** What can be undone and done again, the newest last. */
export class DraftHistory {
  #done: Step[] = []
  #undone: Step[] = []

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  did(step: Step): void {
    this.#done = [...this.#done, step].slice(-STEPS_MAX)
    this.#undone = []
  }

  /** The step to take back. */
  undo(): Step | null {
    const step = this.#done.pop() ?? null
    if (step !== null) this.#undone.push(step)
    return step
  }

  /** The step to take again. */
  redo(): Step | null {
    const step = this.#undone.pop() ?? null
    if (step !== null) this.#done.push(step)
    return step
  }

  inverse(step: Step): Step {
    switch (step.is) {
      case 'changed':
        return { ...step, from: step.to, to: step.from }
      case 'moved':
        return { ...step, before: step.after, after: step.before }
      case 'added':
        return { ...step, is: 'removed' }
      case 'removed':
        return { ...step, is: 'added' }
    }
  }

  /** A question that came back has another id: steps that name it mean the new one. */
  renamed(from: string, to: string): void {
    const rename = (step: Step): Step => {
      const id = step.id === from ? to : step.id
      switch (step.is) {
        case 'changed':
          return { ...step, id }
        case 'moved':
          return { ...step, id, before: step.before === from ? to : step.before, after: of(step.after) }
        default:
          return { ...step, id, after: of(step.after) }
      }
    }
    const of = (id: string | null) => (id === from ? to : id)
    this.#done = this.#done.map(rename)
    this.#undone = this.#undone.map(rename)
  }
}
