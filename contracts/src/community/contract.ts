import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  announcementEvents,
  communityEvents,
  devBoardEvents,
  ideaEvents,
  opinionEvents,
  proposalEvents,
} from './events.ts'
import { communityLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const communityContract = defineContract({
  name: 'community',
  title: 'Community',
  about: 'Announcements, the board of what is being built, ideas and votes, opinions.',
  endpoints: Object.values(endpoints),
  events: communityEvents,
  streams: [
    stream('announcement', 'announcement_id', 'An announcement on the board.', Object.values(announcementEvents)),
    stream('devboard', 'house', 'The board of what is being built.', Object.values(devBoardEvents)),
    stream('proposals', 'author_id', 'Ideas that a person proposed.', Object.values(proposalEvents)),
    stream('idea', 'idea_id', 'An idea, its votes and what became of it.', Object.values(ideaEvents)),
    stream('opinion', 'user_id', 'What a person thinks of the product.', Object.values(opinionEvents)),
  ],
  lifeCycles: communityLifeCycles,
  views,
})
