import { proposeIdea, takeVoteBack, voteForIdea } from '@kredka/contracts/community/endpoints'
import { communityEvents } from '@kredka/contracts/community/events'
import { IDEAS_A_DAY } from '@kredka/contracts/community/rules'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { Command } from '@kredka/contracts/kernel/endpoints'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { Reply, Request } from '../kernel/handler.ts'
import { inlineRunner } from '../kernel/reactions/inline.ts'
import { type TestWriteSide, testWriteSide } from '../kernel/testing/test-write-side.ts'
import { communityHandlers } from './handlers.ts'
import { ideaDecider } from './idea.ts'
import { openIdea } from './policies.ts'

const author_id = '01jd0000000000000000000002'
const voterOf = (n: number) => `01jd${String(n).padStart(22, '0')}`

/** @param other a side over the same store, as another process has it */
function sideOver(other?: TestWriteSide): TestWriteSide {
  const side: TestWriteSide = testWriteSide({
    events: communityEvents,
    inline: (events) => runInline(events),
    ...(other === undefined ? {} : { store: other.store, ids: other.ids }),
  })
  const runInline = inlineRunner([openIdea], {
    write: () => side.write,
    store: side.store,
    clock: side.clock,
    log: side.log,
  })
  return side
}

/** Calls a handler as the edge does for a person. */
async function call(side: TestWriteSide, command: Command, input: object, user_id: string) {
  const handler = communityHandlers(side).find((one) => one.command === command)
  const request: Request = {
    context: side.context(command.name, { actor: { kind: 'user', id: user_id } }),
    viewer: { kind: 'user', id: user_id, is_teacher: false },
    session_id: null,
    ip: '::1',
    user_agent: 'test',
    language: 'pl',
    cookie: () => undefined,
  }
  const reply = await handler?.run(input as never, request)
  if (reply === undefined || isRejection(reply)) throw new Error(reply?.rejected ?? `${command.name} is not handled`)
  return (reply as Reply<unknown>).answer
}

async function ideaUnderVote(side: TestWriteSide): Promise<string> {
  const texts = { title: 'Tryb offline', description: 'Materiały dostępne w pociągu, bez sieci.' }
  const { id } = (await call(side, proposeIdea, texts, author_id)) as { id: string }
  await side.write.execute(ideaDecider, id, { do: 'put_to_vote', idea_id: id }, side.context())
  return id
}

test('BRD-01 votes of many people at once, from two processes, are counted exactly', async () => {
  const one = sideOver()
  const two = sideOver(one)
  const id = await ideaUnderVote(one)
  const votes = Array.from({ length: 120 }, (_, n) =>
    // everybody votes twice, from both processes
    [one, two].map((side) => call(side, voteForIdea, { id }, voterOf(n))),
  )
  await Promise.all(votes.flat())
  expect(await call(one, takeVoteBack, { id }, voterOf(5))).toEqual({ votes: 119, voted: false })
  expect(await call(two, voteForIdea, { id }, voterOf(6))).toEqual({ votes: 119, voted: true })
  const stored = (await one.store.read(`idea-${id}`)).filter(({ type }) => type === 'IdeaVoted')
  expect(stored).toHaveLength(120)
})

test('BRD-01 the request that proposes an idea waits until the idea has its stream', async () => {
  const side = sideOver()
  const id = await ideaUnderVote(side)
  expect((await side.write.fold(ideaDecider, id)).state).toMatchObject({ state: 'under_vote', author_id })
})

test('BRD-01 the day of Europe/Warsaw counts for the limit of ideas', async () => {
  const side = sideOver()
  for (let n = 0; n < IDEAS_A_DAY; n += 1) await ideaUnderVote(side)
  await expect(ideaUnderVote(side)).rejects.toThrow('TOO_MANY_IDEAS')
  side.clock.advance(DAY)
  await expect(ideaUnderVote(side)).resolves.toMatch(/^[0-9a-z]{26}$/)
})
