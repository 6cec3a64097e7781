import { make } from '@kredka/contracts/kernel/events'
import { quizAuthorEvents as e } from '@kredka/contracts/quizzes/events'
import { WAITING_MAX, WAITING_TRUSTED_MAX } from '@kredka/contracts/quizzes/rules'
import { story } from '../kernel/testing/story.ts'
import { authorQueueDecider } from './author-queue.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const author_id = idOf(999)
const tale = story(authorQueueDecider, e)
const item = (n: number) => ({ quiz_id: idOf(n), author_id })
const queued = (n: number) => make(e.QuizQueued, item(n))
const left = (n: number, outcome: 'approved' | 'rejected') => make(e.QuizLeftQueue, { ...item(n), outcome })
const waiting = (count: number) => Array.from({ length: count }, (_, n) => queued(n))

test('QUI-02 three quizzes of a new author wait at most, ten once one was approved', () => {
  tale
    .given(...waiting(WAITING_MAX - 1))
    .when({ do: 'join', ...item(50) })
    .gives(queued(50))
  tale
    .given(...waiting(WAITING_MAX))
    .when({ do: 'join', ...item(50) })
    .rejects('TOO_MANY_WAITING', { most: WAITING_MAX })
  tale
    .given(queued(70), left(70, 'approved'), ...waiting(WAITING_TRUSTED_MAX - 1))
    .when({ do: 'join', ...item(50) })
    .gives(queued(50))
  tale
    .given(queued(70), left(70, 'approved'), ...waiting(WAITING_TRUSTED_MAX))
    .when({ do: 'join', ...item(50) })
    .rejects('TOO_MANY_WAITING', { most: WAITING_TRUSTED_MAX })
})

test('QUI-02 what staff take up again waits, though it is one more than may', () => {
  tale
    .given(...waiting(WAITING_MAX))
    .when({ do: 'return', ...item(50) })
    .gives(queued(50))
  tale
    .given(...waiting(WAITING_MAX))
    .when({ do: 'return', ...item(0) })
    .gives()
})

test('QUI-02 what was decided makes room; what waits already takes none', () => {
  tale
    .given(...waiting(WAITING_MAX), left(0, 'rejected'))
    .when({ do: 'join', ...item(50) })
    .gives(queued(50))
  tale
    .given(...waiting(WAITING_MAX))
    .when({ do: 'join', ...item(0) })
    .gives()
  tale
    .given()
    .when({ do: 'leave', ...item(0), outcome: 'withdrawn' })
    .gives()
})
