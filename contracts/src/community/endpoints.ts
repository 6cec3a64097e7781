import { command, Done, query } from '../kernel/endpoints.ts'
import { Count, Id, Nullable, Obj, OneOf, PageQuery, Type, Words } from '../kernel/schema.ts'
import {
  IDEA_DESCRIPTION_MAX,
  IDEA_DESCRIPTION_MIN,
  IDEA_TITLE_MAX,
  IDEA_TITLE_MIN,
  OPINION_MAX,
  OPINION_MIN,
} from './rules.ts'
import {
  AnnouncementView,
  IdeaView,
  OpinionSummaryView,
  OpinionView,
  OwnOpinionView,
  PublicIdeaStatusName,
  Stars,
  TaskView,
} from './views.ts'

export * from './admin-endpoints.ts'

const byId = { params: Obj({ id: Id }) }

export const listAnnouncements = query('community.announcements', {
  path: 'GET /announcements',
  access: 'user',
  about: 'Announcements of the site, pinned ones first, then the newest.',
  query: Obj(PageQuery),
  answer: Type.Array(AnnouncementView),
  paged: true,
})

export const getBoard = query('community.board', {
  path: 'GET /dev-board',
  access: 'user',
  about: 'The tasks of the development board, by column and place.',
  answer: Type.Array(TaskView),
})

export const listIdeas = query('community.ideas', {
  path: 'GET /ideas',
  access: 'user',
  about: 'Ideas of a status that everybody sees. Of rejected ones, those that were under vote.',
  query: Obj({
    status: Type.Optional(PublicIdeaStatusName),
    sort: Type.Optional(OneOf(['votes', 'newest'])),
    ...PageQuery,
  }),
  answer: Type.Array(IdeaView),
  paged: true,
})

export const listOwnIdeas = query('community.own_ideas', {
  path: 'GET /my-ideas',
  access: 'user',
  about: 'The caller’s own ideas, the newest first.',
  query: Obj(PageQuery),
  answer: Type.Array(IdeaView),
  paged: true,
})

export const proposeIdea = command('community.propose_idea', {
  path: 'POST /ideas',
  access: 'user',
  about: 'Proposes an idea; it goes to the vote when the back office has read it.',
  body: Obj({
    title: Words(IDEA_TITLE_MIN, IDEA_TITLE_MAX),
    description: Words(IDEA_DESCRIPTION_MIN, IDEA_DESCRIPTION_MAX),
  }),
  answer: Obj({ id: Id }),
  errors: ['TOO_MANY_IDEAS'],
})

const counted = Obj({ votes: Count, voted: Type.Boolean() })

export const voteForIdea = command('community.vote', {
  path: 'POST /ideas/{id}/vote',
  access: 'user',
  about: 'Gives the caller’s one vote to an idea under vote.',
  ...byId,
  answer: counted,
  errors: ['IDEA_NOT_FOUND', 'IDEA_NOT_UNDER_VOTE'],
})

export const takeVoteBack = command('community.take_vote_back', {
  path: 'POST /ideas/{id}/take-vote-back',
  access: 'user',
  about: 'Takes the caller’s vote back while the idea is under vote.',
  ...byId,
  answer: counted,
  errors: ['IDEA_NOT_FOUND', 'IDEA_NOT_UNDER_VOTE'],
})

export const getOpinionSummary = query('community.public_opinions', {
  path: 'GET /opinions/public',
  access: 'public',
  about: 'How the service is rated, with the newest approved opinions.',
  answer: OpinionSummaryView,
})

export const listOpinions = query('community.opinions', {
  path: 'GET /opinions',
  access: 'public',
  about: 'Approved opinions on the service, the newest first.',
  query: Obj(PageQuery),
  answer: Type.Array(OpinionView),
  paged: true,
})

export const getOwnOpinion = query('community.own_opinion', {
  path: 'GET /my-opinion',
  access: 'user',
  about: 'The caller’s own opinion and how it stands.',
  answer: Obj({ opinion: Nullable(OwnOpinionView) }),
})

export const writeOpinion = command('community.write_opinion', {
  path: 'POST /my-opinion',
  access: 'user',
  about: 'Writes or changes the caller’s one opinion; it is public once the back office approves it.',
  body: Obj({
    stars: Stars,
    text: Words(OPINION_MIN, OPINION_MAX),
  }),
  answer: Done,
})

export const withdrawOpinion = command('community.withdraw_opinion', {
  path: 'POST /my-opinion/withdraw',
  access: 'user',
  about: 'Takes the caller’s opinion away.',
  answer: Done,
})
