import { make } from '@kredka/contracts/kernel/events'
import { quizEvents as e, type QuizEvent } from '@kredka/contracts/quizzes/events'
import { QUESTIONS_MAX } from '@kredka/contracts/quizzes/rules'
import { QUIZ_GRAPH } from '@kredka/contracts/quizzes/states'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { type QuizCommand, quizDecider } from './quiz.ts'
import {
  approved,
  begun,
  EMPTY,
  frozen,
  idOf,
  ids,
  input,
  questions,
  quiz_id,
  ready,
  rejected,
  reopened,
  restored,
  second,
  stranger,
  submitted,
  takenDown,
  tale,
  written,
} from './testing/quiz-story.ts'
import { TERMS, WORDS } from './testing/written.ts'

test('QUI-02 an author begins a quiz with its description', () => {
  tale
    .given()
    .when({ do: 'begin', ...ids, ...EMPTY, words: WORDS, terms: TERMS, subject_known: true })
    .gives(...begun)
  tale
    .given()
    .when({ do: 'begin', ...ids, ...EMPTY, words: WORDS, terms: TERMS, subject_known: false })
    .rejects('SUBJECT_UNKNOWN')
})

test('QUI-02 a quiz begins with questions of a file or of somebody’s quiz, and takes more: all or none', () => {
  const copied_from = { quiz_id: idOf(9), version: 2, author_id: stranger }
  const two = [input(1), input(2)]
  tale
    .given()
    .when({ do: 'begin', ...ids, copied_from, questions: two, words: WORDS, terms: TERMS, subject_known: true })
    .gives(make(e.QuizBegun, { ...ids, copied_from }), ...begun.slice(1), ...questions(2))
  tale
    .given(...begun, ...questions(2))
    .when({ do: 'import', ...ids, questions: [input(3), input(4, false)] })
    .gives(written(3), written(4, 1, false))
  tale
    .given(...begun, ...questions(QUESTIONS_MAX - 1))
    .when({ do: 'import', ...ids, questions: [input(200), input(201)] })
    .rejects('QUIZ_FULL')
  tale
    .given(...begun)
    .when({ do: 'import', ...ids, author_id: stranger, questions: two })
    .rejects('QUIZ_NOT_FOUND')
})

test('QUI-02 questions are added behind another or first, changed, moved and removed', () => {
  tale
    .given(...begun)
    .when({ do: 'add_question', ...ids, ...input(1), after: null })
    .gives(written(1))
  tale
    .given(...begun, ...questions(2))
    .when({ do: 'add_question', ...ids, ...input(3), after: null })
    .gives(written(3), make(e.QuestionMoved, { ...ids, question_id: idOf(103), after: null }))
  tale
    .given(...begun, ...questions(2))
    .when({ do: 'change_question', ...ids, ...input(1), revision: 1 })
    .gives(written(1, 2))
  const move = { do: 'move_question', ...ids, question_id: idOf(101) } as const
  tale
    .given(...begun, ...questions(3))
    .when({ ...move, after: idOf(103) })
    .gives(make(e.QuestionMoved, { ...ids, question_id: idOf(101), after: idOf(103) }))
  tale
    .given(...begun, ...questions(3))
    .when({ ...move, after: null })
    .gives()
  tale
    .given(...begun, ...questions(1))
    .when({ do: 'remove_question', ...ids, question_id: idOf(101) })
    .gives(make(e.QuestionRemoved, { ...ids, question_id: idOf(101) }))
})

test('QUI-02 a question that was changed meanwhile is not overwritten', () =>
  tale
    .given(...begun, written(1), written(1, 2))
    .when({ do: 'change_question', ...ids, ...input(1), revision: 1 })
    .rejects('QUESTION_CHANGED', { revision: 2 }))

test('QUI-02 a quiz has at most a hundred questions', () =>
  tale
    .given(...begun, ...questions(QUESTIONS_MAX))
    .when({ do: 'add_question', ...ids, ...input(900), after: null })
    .rejects('QUIZ_FULL', { most: QUESTIONS_MAX }))

test('QUI-02 a version is frozen in the order of its questions; without a change there is none', () => {
  const freeze = { do: 'freeze', ...ids, words: WORDS } as const
  tale
    .given(...begun, ...questions(3))
    .when(freeze)
    .gives(frozen(1))
  tale
    .given(...ready)
    .when(freeze)
    .gives()
  tale
    .given(...ready, make(e.QuestionMoved, { ...ids, question_id: idOf(101), after: idOf(103) }))
    .when(freeze)
    .gives(frozen(2, [2, 3, 1]))
})

test('QUI-02 fewer than three questions, or one that lacks something, cannot be frozen', () => {
  const freeze = { do: 'freeze', ...ids, words: WORDS } as const
  tale
    .given(...begun, ...questions(2))
    .when(freeze)
    .rejects('QUIZ_TOO_SHORT', { least: 3 })
  tale
    .given(...begun, ...questions(2), written(3, 1, false))
    .when(freeze)
    .rejects('QUESTIONS_UNREADY', { unready: 1 })
})

test('QUI-02 a frozen version is submitted once, and only a newer one than what is listed', () => {
  const submit = (version: number) => ({ do: 'submit', ...ids, version }) as const
  tale
    .given(...ready)
    .when(submit(1))
    .gives(submitted(1))
  tale
    .given(...ready)
    .when(submit(2))
    .rejects('QUIZ_NOT_POSSIBLE')
  tale
    .given(...ready, submitted(1))
    .when(submit(1))
    .gives()
  tale
    .given(...ready, submitted(1), approved(1))
    .when(submit(1))
    .rejects('QUIZ_NOT_POSSIBLE')
  tale
    .given(...ready, submitted(1), ...second, frozen(2))
    .when(submit(2))
    .gives(submitted(2, 1))
})

test('QUI-02 staff decide the version that they looked at, and no other', () => {
  tale
    .given(...ready, submitted(1))
    .when({ do: 'approve', quiz_id, version: 1 })
    .gives(approved(1))
  tale
    .given(...ready, submitted(1), ...second, frozen(2), submitted(2, 1))
    .when({ do: 'approve', quiz_id, version: 1 })
    .rejects('QUIZ_NOT_WAITING')
  tale
    .given(...ready, submitted(1))
    .when({ do: 'reject', quiz_id, version: 1, reason: ' Błąd w kluczu ' })
    .gives(rejected(1))
  tale
    .given(...ready, submitted(1), approved(1))
    .when({ do: 'take_down', quiz_id, reason: 'Cudze zadania' })
    .gives(takenDown(1))
})

test('QUI-02 nobody writes in the quiz of somebody else', () => {
  for (const command of [
    { do: 'describe', quiz_id, author_id: stranger, words: WORDS, terms: TERMS, subject_known: true },
    { do: 'add_question', quiz_id, author_id: stranger, ...input(9), after: null },
    { do: 'freeze', quiz_id, author_id: stranger, words: WORDS },
    { do: 'submit', quiz_id, author_id: stranger, version: 1 },
    { do: 'remove', quiz_id, author_id: stranger },
  ] satisfies readonly QuizCommand[]) {
    tale
      .given(...ready)
      .when(command)
      .rejects('QUIZ_NOT_FOUND')
  }
})

test('QUI-02 ADM-02 staff take back that they rejected the version sent last, which waits again', () => {
  const reopen = (version: number) => ({ do: 'reopen', quiz_id, version, reason: ' Pomyłka ' }) as const
  const refused = tale.given(...ready, submitted(1), rejected(1))
  refused.when(reopen(1)).gives(reopened(1))
  refused.when(reopen(2)).rejects('QUIZ_NOT_POSSIBLE')
  refused.given(reopened(1)).when({ do: 'approve', quiz_id, version: 1 }).gives(approved(1))
  refused.given(submitted(1)).when(reopen(1)).rejects('QUIZ_NOT_POSSIBLE')
})

test('QUI-02 ADM-02 staff take back that they took a version off the list, while nothing else was sent', () => {
  const restore = (version: number) => ({ do: 'restore', quiz_id, version, reason: ' Pomyłka ' }) as const
  const down = tale.given(...ready, submitted(1), approved(1), takenDown(1))
  down.when(restore(1)).gives(restored(1))
  down.when(restore(2)).rejects('QUIZ_NOT_POSSIBLE')
  down.given(submitted(1)).when(restore(1)).rejects('QUIZ_NOT_POSSIBLE')
  down.given(restored(1)).when(restore(1)).rejects('QUIZ_NOT_POSSIBLE')
  // its author's own decision is not for staff to take back
  tale
    .given(...ready, submitted(1), approved(1), make(e.QuizUnlisted, { ...ids, version: 1, reason: null }))
    .when(restore(1))
    .rejects('QUIZ_NOT_POSSIBLE')
})

test('QUI-02 a quiz lives as its graph says', () => {
  const listed = [...ready, submitted(1), approved(1)]
  const third = make(e.QuestionMoved, { ...ids, question_id: idOf(101), after: null })
  const waitingAgain = [...listed, ...second, frozen(2), submitted(2), third, frozen(3)]
  const given: Readonly<Record<keyof typeof QUIZ_GRAPH, readonly QuizEvent[]>> = {
    absent: [],
    draft: [...listed, takenDown(1)],
    waiting: [...waitingAgain, takenDown(1)],
    rejected: [...waitingAgain, takenDown(1), rejected(2)],
    listed: [...listed, ...second, frozen(2)],
    listed_waiting: waitingAgain,
    listed_rejected: [...waitingAgain, rejected(2)],
    removed: [...ready, make(e.QuizRemoved, { ...ids, waiting: null, listed: null })],
  }
  graphStory(quizDecider, e).follows({
    graph: QUIZ_GRAPH,
    stateOf: ({ state }) => state,
    given,
    when: {
      begin: () => ({ do: 'begin', ...ids, ...EMPTY, words: WORDS, terms: TERMS, subject_known: true }),
      submit: ({ frozen }) => ({ do: 'submit', ...ids, version: frozen }),
      withdraw: () => ({ do: 'withdraw', ...ids }),
      approve: ({ waiting }) => ({ do: 'approve', quiz_id, version: waiting ?? 1 }),
      reject: ({ waiting }) => ({ do: 'reject', quiz_id, version: waiting ?? 1, reason: 'Nie' }),
      reopen: ({ rejected }) => ({ do: 'reopen', quiz_id, version: rejected ?? 1, reason: 'Pomyłka' }),
      unlist: () => ({ do: 'unlist', ...ids }),
      restore: ({ taken_down }) => ({ do: 'restore', quiz_id, version: taken_down ?? 1, reason: 'Pomyłka' }),
      remove: () => ({ do: 'remove', ...ids }),
    },
    granted: {
      draft: ['withdraw', 'unlist'],
      waiting: ['unlist'],
      rejected: ['withdraw', 'unlist'],
      listed: ['withdraw'],
      listed_rejected: ['withdraw'],
    },
  })
})

test('ADM-05 what is sent is frozen where something changed; what is listed already is not sent again', () => {
  const send = { do: 'send', ...ids, words: WORDS } as const
  tale
    .given(...begun, ...questions(3))
    .when(send)
    .gives(frozen(1), submitted(1))
  tale
    .given(...ready, submitted(1), ...second)
    .when(send)
    .gives(expect.objectContaining({ type: 'VersionFrozen' }), submitted(2, 1))
  tale
    .given(...ready, submitted(1))
    .when(send)
    .gives()
  tale
    .given(...ready, submitted(1), approved(1))
    .when(send)
    .rejects('QUIZ_NOT_POSSIBLE')
  tale
    .given(...begun, ...questions(2))
    .when(send)
    .rejects('QUIZ_TOO_SHORT', { least: 3 })
  tale
    .given(...ready)
    .when({ ...send, author_id: stranger })
    .rejects('QUIZ_NOT_FOUND')
})
