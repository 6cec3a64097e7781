import { make } from '@kredka/contracts/kernel/events'
import { qualificationEvents as e } from '@kredka/contracts/qualifications/events'
import { QUALIFICATION_GRAPH, QUALIFICATIONS_MAX } from '@kredka/contracts/qualifications/rules'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type QualificationCommand, qualificationsDecider } from './qualifications.ts'

const teacher_id = '01jd0000000000000000000001'
const qualification_id = '01jd0000000000000000000070'
const [paper, newer] = ['01jd000000000000000000f001', '01jd000000000000000000f002']
const ids = { qualification_id, teacher_id }
const words = { title: 'Magister matematyki', institution: 'Uniwersytet Jagielloński', year: '2014' }
const stated = make(e.QualificationStated, { ...ids, ...words })
const sent = (file_id: string, replaces: string | null = null) =>
  make(e.QualificationProofSent, { ...ids, file_id, type: 'image/webp', replaces })
const looked = { ...ids, file_id: paper }
const checked = make(e.QualificationChecked, looked)
const refused = make(e.QualificationRefused, { ...looked, reason: 'Nieczytelne.' })

const state: QualificationCommand = { do: 'state', ...ids, ...words }
const prove = (file_id: string): QualificationCommand => ({ do: 'prove', ...ids, file_id, type: 'image/webp' })
const check: QualificationCommand = { do: 'check', ...looked }
const refuse: QualificationCommand = { do: 'refuse', ...looked, reason: ' Nieczytelne. ' }
const remove: QualificationCommand = { do: 'remove', ...ids }

test('PRO-04 a teacher states so many qualifications and no more, without spaces around', () => {
  const all = Array.from({ length: QUALIFICATIONS_MAX }, (_, n) =>
    make(e.QualificationStated, { ...stated.data, qualification_id: `01jd00000000000000000000b${n}` }),
  )
  const there = story(qualificationsDecider, e)
  there
    .given()
    .when({ ...state, ...words, title: ' Magister matematyki ' } as QualificationCommand)
    .gives(stated)
  there
    .given(...all)
    .when(state)
    .rejects('QUALIFICATIONS_FULL')
  there
    .given(
      ...all,
      make(e.QualificationRemoved, { ...ids, qualification_id: '01jd00000000000000000000b0', file_id: null }),
    )
    .when(state)
    .gives(stated)
})

test('PRO-04 ADM-03 a paper is opened for a reason, and neither opened nor decided once another has taken its place', () => {
  const there = story(qualificationsDecider, e)
  const open = { do: 'open', ...looked, admin_id: '01jd0000000000000000000009', reason: ' Sprawdzam. ' } as const
  const opened = make(e.QualificationProofOpened, { ...looked, admin_id: open.admin_id, reason: 'Sprawdzam.' })
  there.given(stated, sent(paper)).when(open).gives(opened)
  there.given(stated, sent(paper)).when(prove(newer)).gives(sent(newer, paper))
  for (const command of [open, check, refuse]) {
    there.given(stated, sent(paper), sent(newer, paper)).when(command).rejects('QUALIFICATION_STATE')
  }
  there.given(stated, sent(paper), checked).when(open).rejects('QUALIFICATION_STATE')
  there.given(stated).when(open).rejects('QUALIFICATION_STATE')
})

test('PRO-04 the paper that goes is named, and after a decision there is none', () => {
  const there = story(qualificationsDecider, e)
  const removed = (file_id: string | null) => make(e.QualificationRemoved, { ...ids, file_id })
  there.given(stated, sent(paper)).when(remove).gives(removed(paper))
  there.given(stated, sent(paper), checked).when(remove).gives(removed(null))
  there.given(stated, sent(paper), refused).when(prove(newer)).gives(sent(newer))
  there.given(stated, sent(paper), checked).when(refuse).gives(refused)
})

test('PRO-04 every command in every state of a qualification goes where the graph says or is refused', () =>
  graphStory(qualificationsDecider, e).follows({
    graph: QUALIFICATION_GRAPH,
    stateOf: (all) => all.get(qualification_id)?.state ?? 'absent',
    given: {
      absent: [],
      stated: [stated],
      waiting: [stated, sent(paper)],
      checked: [stated, sent(paper), checked],
      refused: [stated, sent(paper), refused],
    },
    when: {
      state: () => state,
      prove: () => prove(newer),
      check: () => check,
      refuse: () => refuse,
      remove: () => remove,
    },
  }))
