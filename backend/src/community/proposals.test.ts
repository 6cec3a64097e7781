import { proposalEvents as e } from '@kredka/contracts/community/events'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { type ProposeIdea, proposalsDecider } from './proposals.ts'

const author_id = '01jd0000000000000000000002'
const idOf = (n: number) => `01jd000000000000000000001${n}`
const texts = { title: 'Tryb offline', description: 'Materiały dostępne w pociągu, bez sieci.' }
const proposed = (n: number, date: string) => make(e.IdeaProposed, { idea_id: idOf(n), author_id, date, ...texts })
const propose = (n: number, date: string): ProposeIdea => ({
  do: 'propose',
  idea_id: idOf(n),
  author_id,
  date,
  title: ` ${texts.title} `,
  description: `${texts.description}\n`,
})

test('BRD-01 a person proposes an idea', () =>
  story(proposalsDecider, e).given().when(propose(1, '2026-11-01')).gives(proposed(1, '2026-11-01')))

test('BRD-01 three ideas a day are the most; the next day begins anew', () => {
  const three = [1, 2, 3].map((n) => proposed(n, '2026-11-01'))
  story(proposalsDecider, e)
    .given(...three)
    .when(propose(4, '2026-11-01'))
    .rejects('TOO_MANY_IDEAS')
  story(proposalsDecider, e)
    .given(...three)
    .when(propose(4, '2026-11-02'))
    .gives(proposed(4, '2026-11-02'))
  story(proposalsDecider, e)
    .given(...three, proposed(4, '2026-11-02'))
    .when(propose(5, '2026-11-02'))
    .gives(proposed(5, '2026-11-02'))
})
