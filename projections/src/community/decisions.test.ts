import { adminEvents } from '@kredka/contracts/admin/events'
import { getIdea, getOpinion } from '@kredka/contracts/community/endpoints'
import { communityEvents as e } from '@kredka/contracts/community/events'
import { make } from '@kredka/contracts/kernel/events'
import { adminProjection } from '../admin/projection.ts'
import { startTestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { communityAdminQueryHandlers } from './admin-queries.ts'
import { communityProjection } from './projection.ts'

const admin = { kind: 'admin', id: idOf('p', 99), role: 'owner' } as const
const idea = { idea_id: idOf('f', 1), author_id: idOf('t', 1) }
const words = { title: 'Pomysł', description: 'Żeby było lepiej.' }
const proposed = make(e.IdeaProposed, { ...idea, date: '2026-10-01', ...words })
const opinion = { user_id: idOf('t', 1), opinion_id: idOf('g', 1), stars: 4, text: 'Dobrze.', edited: false }
const written = (version: number) => make(e.OpinionWritten, { ...opinion, version })

test('ADM-02 who decides reads what was done with an idea and an opinion, by whom and why', async () => {
  const reason = 'Telefon w treści.'
  const refused = make(e.IdeaRejected, { ...idea, answer: 'Nie teraz.', votes: 0 })
  const models = await startTestReadModels(
    [profilesProjection, adminProjection, communityProjection],
    communityAdminQueryHandlers,
  )
  await models.tell([
    person(1, 'Łucja Żak'),
    make(adminEvents.AdminCreated, { admin_id: idOf('p', 99), name: 'Ola', role: 'owner' }),
    proposed,
    { ...make(e.IdeaPutToVote, idea), actor: `admin:${idOf('p', 99)}` },
    { ...refused, actor: `admin:${idOf('p', 99)}` },
    { ...written(1), actor: `user:${idOf('t', 1)}` },
    make(e.OpinionRejected, { user_id: idOf('t', 1), version: 1, reason, visible: null }),
  ])
  expect(await models.ask(getIdea, { id: idea.idea_id }, admin)).toMatchObject({
    history: [
      { type: 'IdeaPutToVote', actor: 'Ola', reason: null },
      { type: 'IdeaRejected', actor: 'Ola', reason: 'Nie teraz.' },
    ],
  })
  const ofOpinion = async () => models.ask(getOpinion, { id: idOf('t', 1) }, admin)
  expect(await ofOpinion()).toMatchObject({
    history: [
      { type: 'OpinionWritten', actor: 'Łucja Żak', version: 1 },
      { type: 'OpinionRejected', reason },
    ],
  })
  // what is withdrawn begins anew
  await models.tell([make(e.OpinionWithdrawn, { user_id: idOf('t', 1), version: 1 }), written(2)])
  expect(await ofOpinion()).toMatchObject({ history: [{ type: 'OpinionWritten', version: 2 }] })
  await models.close()
})
