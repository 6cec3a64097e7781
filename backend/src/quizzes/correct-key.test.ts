import { make } from '@kredka/contracts/kernel/events'
import { quizEvents as e } from '@kredka/contracts/quizzes/events'
import { KEY_CORRECTIONS_MAX } from '@kredka/contracts/quizzes/rules'
import type { Correction } from './correct-key.ts'
import type { QuizCommand } from './quiz.ts'
import { idOf, ids, ready, stranger, tale } from './testing/quiz-story.ts'

const key = { kind: 'single' as const, right: [0, 1] }
const seen: Correction = { key, is_fit: true, is_change: true, leaves_some: true, key_revision: 0 }
const correct = (correction: Correction | null = seen, is_void = false): QuizCommand => ({
  do: 'correct_key',
  ...ids,
  version: 1,
  question_id: idOf(101),
  is_void,
  reason: ' Obie są dobre ',
  correction,
})
const corrected = (key_revision: number, version = 1, is_void = false) =>
  make(e.KeyCorrected, {
    ...ids,
    version,
    question_id: idOf(101),
    key_revision,
    is_void,
    reason: 'Obie są dobre',
    content: key,
  })

test('QUI-11 an author corrects or voids a key of a frozen version; corrections count through the whole quiz', () => {
  tale
    .given(...ready)
    .when(correct())
    .gives(corrected(1))
  tale
    .given(...ready)
    .when(correct(seen, true))
    .gives(corrected(1, 1, true))
  tale
    .given(...ready, corrected(1, 2))
    .when(correct())
    .gives(corrected(2))
  tale
    .given(...ready)
    .when({ ...correct(), author_id: stranger } as QuizCommand)
    .rejects('QUIZ_NOT_FOUND')
})

test('QUI-11 a correction fits its question, changes something and leaves something that counts', () => {
  tale
    .given(...ready)
    .when(correct(null))
    .rejects('QUESTION_NOT_FOUND')
  tale
    .given(...ready)
    .when(correct({ ...seen, is_change: false }))
    .gives()
  tale
    .given(...ready)
    .when(correct({ ...seen, is_fit: false }))
    .rejects('KEY_UNFIT')
  tale
    .given(...ready)
    .when(correct({ ...seen, leaves_some: false }))
    .rejects('KEY_LAST_QUESTION')
  tale
    .given(...ready, corrected(KEY_CORRECTIONS_MAX, 2))
    .when(correct())
    .rejects('KEY_CORRECTIONS_FULL')
})

test('QUI-11 a correction that another overtook is looked at anew', () => {
  tale
    .given(...ready, corrected(1))
    .when(correct())
    .rejects('CONFLICT')
  tale
    .given(...ready, corrected(1))
    .when(correct({ ...seen, key_revision: 1 }))
    .gives(corrected(2))
})
