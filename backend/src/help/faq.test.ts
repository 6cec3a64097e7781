import { BUILT_IN_FAQ } from '@kredka/contracts/help/built-in-faq'
import { helpEvents as e } from '@kredka/contracts/help/events'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { faqDecider } from './faq.ts'

const admin_id = '01jd0000000000000000000002'
const item_id = '01jd0000000000000000000044'
const built_in_id = BUILT_IN_FAQ[0]?.id ?? ''
const students = BUILT_IN_FAQ.filter(({ category }) => category === 'students').map(({ id }) => id)
const content = {
  category: 'students',
  question_pl: 'Pytanie?',
  answer_pl: 'Tak.',
  question_en: 'A question?',
  answer_en: 'Yes.',
} as const
const by = (id: string) => ({ item_id: id, admin_id })
const added = make(e.FaqItemWritten, { ...by(item_id), ...content })

test('CNT-01 staff add a question, publish it, take it back; doing it twice changes nothing', () => {
  story(faqDecider, e)
    .when({ do: 'add', ...by(item_id), content })
    .gives(added)
  const one = story(faqDecider, e).given(added)
  one.when({ do: 'publish', ...by(item_id), published: false }).gives()
  one.when({ do: 'publish', ...by(item_id), published: true }).gives(make(e.FaqItemPublished, by(item_id)))
  const shown = one.given(make(e.FaqItemPublished, by(item_id)))
  shown.when({ do: 'publish', ...by(item_id), published: true }).gives()
  shown.when({ do: 'publish', ...by(item_id), published: false }).gives(make(e.FaqItemUnpublished, by(item_id)))
  shown.when({ do: 'write', ...by(item_id), content }).gives()
})

test('CNT-01 what the product brings can be changed and taken back; what is not there cannot', () => {
  story(faqDecider, e)
    .when({ do: 'write', ...by(built_in_id), content })
    .gives(make(e.FaqItemWritten, { ...by(built_in_id), ...content }))
  story(faqDecider, e)
    .when({ do: 'publish', ...by(built_in_id), published: false })
    .gives(make(e.FaqItemUnpublished, by(built_in_id)))
  story(faqDecider, e)
    .when({ do: 'write', ...by(item_id), content })
    .rejects('FAQ_ITEM_NOT_FOUND')
  story(faqDecider, e)
    .when({ do: 'publish', ...by(item_id), published: true })
    .rejects('FAQ_ITEM_NOT_FOUND')
})

test('CNT-01 an order names every question of its category once', () => {
  const order = (item_ids: readonly string[]) => ({ do: 'order', category: 'students', item_ids, admin_id }) as const
  const turned = students.toReversed()
  const ordered = make(e.FaqOrdered, { category: 'students', item_ids: turned, admin_id })
  story(faqDecider, e).when(order(turned)).gives(ordered)
  story(faqDecider, e).given(ordered).when(order(turned)).gives()
  story(faqDecider, e)
    .when(order(turned.slice(1)))
    .rejects('CONFLICT')
  story(faqDecider, e)
    .when(order([...turned.slice(1), turned[1] ?? '']))
    .rejects('CONFLICT')
  story(faqDecider, e).given(added).when(order(turned)).rejects('CONFLICT')
  story(faqDecider, e)
    .given(added)
    .when(order([item_id, ...turned]))
    .gives(make(e.FaqOrdered, { category: 'students', item_ids: [item_id, ...turned], admin_id }))
})
