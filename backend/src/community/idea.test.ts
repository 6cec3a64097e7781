import { ideaEvents as e } from '@kredka/contracts/community/events'
import { IDEA_GRAPH } from '@kredka/contracts/community/rules'
import { make } from '@kredka/contracts/kernel/events'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type IdeaCommand, ideaDecider } from './idea.ts'

const idea_id = '01jd0000000000000000000001'
const author_id = '01jd0000000000000000000002'
const voter_id = '01jd0000000000000000000003'
const other_id = '01jd0000000000000000000004'
const idea = { idea_id, author_id }

const opened = make(e.IdeaOpened, idea)
const underVote = make(e.IdeaPutToVote, idea)
const voted = make(e.IdeaVoted, { ...idea, voter_id })
const takenBack = make(e.IdeaVoteTakenBack, { ...idea, voter_id })
const accepted = make(e.IdeaAccepted, { ...idea, answer: null, votes: 0 })
const rejected = make(e.IdeaRejected, { ...idea, answer: 'Już to mamy.', votes: 0 })
const vote = (who = voter_id): IdeaCommand => ({ do: 'vote', idea_id, voter_id: who })
const takeBack = (who = voter_id): IdeaCommand => ({ do: 'take_back', idea_id, voter_id: who })

test('BRD-01 a person has one vote for an idea', () => {
  story(ideaDecider, e).given(opened, underVote).when(vote()).gives(voted)
  story(ideaDecider, e).given(opened, underVote, voted).when(vote()).gives()
  story(ideaDecider, e)
    .given(opened, underVote, voted)
    .when(vote(other_id))
    .gives(make(e.IdeaVoted, { ...idea, voter_id: other_id }))
})

test('BRD-01 a vote can be taken back and given again', () => {
  story(ideaDecider, e).given(opened, underVote, voted).when(takeBack()).gives(takenBack)
  story(ideaDecider, e).given(opened, underVote, voted).when(takeBack(other_id)).gives()
  story(ideaDecider, e).given(opened, underVote, voted, takenBack).when(takeBack()).gives()
  story(ideaDecider, e).given(opened, underVote, voted, takenBack).when(vote()).gives(voted)
})

test('BRD-01 votes count only while the idea is under vote; the refusal says what it is instead', () => {
  story(ideaDecider, e).given(opened).when(vote()).rejects('IDEA_NOT_UNDER_VOTE', { state: 'new', command: 'vote' })
  story(ideaDecider, e).given(opened, underVote, accepted).when(vote()).rejects('IDEA_NOT_UNDER_VOTE')
  story(ideaDecider, e)
    .given(opened, underVote, voted, rejected)
    .when(takeBack())
    .rejects('IDEA_NOT_UNDER_VOTE', { state: 'rejected', command: 'take_back' })
})

test('BRD-01 a decision keeps how many votes there were, and the answer', () => {
  story(ideaDecider, e)
    .given(opened, underVote, voted)
    .when({ do: 'accept', idea_id, answer: ' Zaczynamy w marcu. ' })
    .gives(make(e.IdeaAccepted, { ...idea, answer: 'Zaczynamy w marcu.', votes: 1 }))
  story(ideaDecider, e)
    .given(opened)
    .when({ do: 'reject', idea_id, answer: ' Już to mamy. ' })
    .gives(make(e.IdeaRejected, { ...idea, answer: 'Już to mamy.', votes: 0 }))
})

test('BRD-01 what does not exist is not found, and an idea is opened once', () => {
  story(ideaDecider, e).given().when(vote()).rejects('IDEA_NOT_FOUND')
  story(ideaDecider, e).given().when({ do: 'put_to_vote', idea_id }).rejects('IDEA_NOT_FOUND')
  story(ideaDecider, e)
    .given()
    .when({ do: 'open', ...idea })
    .gives(opened)
  story(ideaDecider, e)
    .given(opened)
    .when({ do: 'open', ...idea })
    .gives()
})

test('BRD-01 every command in every state goes where the graph says or is refused', () =>
  graphStory(ideaDecider, e).follows({
    graph: IDEA_GRAPH,
    stateOf: ({ state }) => state,
    given: {
      absent: [],
      new: [opened],
      under_vote: [opened, underVote, voted],
      accepted: [opened, underVote, accepted],
      rejected: [opened, underVote, rejected],
    },
    when: {
      open: () => ({ do: 'open', ...idea }),
      put_to_vote: () => ({ do: 'put_to_vote', idea_id }),
      vote: () => vote(other_id),
      take_back: () => takeBack(),
      accept: () => ({ do: 'accept', idea_id, answer: null }),
      reject: () => ({ do: 'reject', idea_id, answer: 'Już to mamy.' }),
    },
    // opening what is open is granted already
    granted: { new: ['open'], under_vote: ['open'], accepted: ['open'], rejected: ['open'] },
  }))
