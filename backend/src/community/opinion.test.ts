import { opinionEvents as e } from '@kredka/contracts/community/events'
import { OPINION_GRAPH } from '@kredka/contracts/community/rules'
import { make } from '@kredka/contracts/kernel/events'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type OpinionCommand, opinionDecider } from './opinion.ts'

const user_id = '01jd0000000000000000000001'
const opinion_id = '01jd0000000000000000000005'
const text = 'Po miesiącu wiem, że to działa.'
const written = (version: number, edited = version > 1) =>
  make(e.OpinionWritten, { user_id, opinion_id, version, stars: 5, text, edited })
const approved = (version: number) => make(e.OpinionApproved, { user_id, version })
const rejected = (version: number, visible: number | null = null) =>
  make(e.OpinionRejected, { user_id, version, reason: 'Numer telefonu.', visible })
const withdrawn = (version: number) => make(e.OpinionWithdrawn, { user_id, version })
const write = (new_id = opinion_id): OpinionCommand => ({ do: 'write', user_id, new_id, stars: 5, text: ` ${text} ` })
const approve = (version: number): OpinionCommand => ({ do: 'approve', user_id, version })
const reject = (version: number): OpinionCommand => ({ do: 'reject', user_id, version, reason: ' Numer telefonu. ' })
const withdraw: OpinionCommand = { do: 'withdraw', user_id }

test('BRD-01 a person has one opinion: writing again changes it and is marked as edited', () => {
  story(opinionDecider, e).given().when(write()).gives(written(1))
  story(opinionDecider, e).given(written(1), approved(1)).when(write('01jd0000000000000000000009')).gives(written(2))
})

test('BRD-01 an approved opinion stays public while its change waits or is rejected', () => {
  expect(story(opinionDecider, e).given(written(1), approved(1)).when(write()).state()).toMatchObject({
    state: 'waiting',
    visible: 1,
  })
  story(opinionDecider, e).given(written(1), approved(1), written(2)).when(reject(2)).gives(rejected(2, 1))
})

test('BRD-01 rejecting what is public takes it down', () =>
  story(opinionDecider, e).given(written(1), approved(1)).when(reject(1)).gives(rejected(1, null)))

test('BRD-01 a version that was replaced meanwhile is not decided unseen', () => {
  story(opinionDecider, e).given(written(1), written(2)).when(approve(1)).rejects('OPINION_NOT_WAITING')
  story(opinionDecider, e).given(written(1), written(2)).when(reject(1)).rejects('OPINION_NOT_WAITING')
})

test('BRD-01 an opinion that was taken away is gone; a new one is not an edit', () => {
  story(opinionDecider, e).given(written(1), approved(1)).when(withdraw).gives(withdrawn(1))
  story(opinionDecider, e).given(written(1), withdrawn(1)).when(approve(1)).rejects('OPINION_NOT_FOUND')
  story(opinionDecider, e).given(written(1), withdrawn(1)).when(write()).gives(written(2, false))
})

test('BRD-01 every command in every state of an opinion goes where the graph says or is refused', () =>
  graphStory(opinionDecider, e).follows({
    graph: OPINION_GRAPH,
    stateOf: ({ state }) => state,
    given: {
      new: [written(1), withdrawn(1)],
      waiting: [written(1)],
      approved: [written(1), approved(1)],
      rejected: [written(1), rejected(1)],
    },
    when: { write: () => write(), approve: () => approve(1), reject: () => reject(1), withdraw: () => withdraw },
    // taking away what is not there is granted already
    granted: { new: ['withdraw'] },
  }))
