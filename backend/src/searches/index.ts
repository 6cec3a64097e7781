import { searchesContract } from '@kredka/contracts/searches/contract'
import { createMatching } from '@kredka/projections/searches/matching'
import { searchesProjection } from '@kredka/projections/searches/projection'
import { searchQueryHandlers } from '@kredka/projections/searches/queries'
import type { Module } from '../kernel/module.ts'
import type { Queryable } from '../kernel/queryable.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import { streamState } from '../kernel/stream-state.ts'
import { favouritesDecider } from './favourites.ts'
import { searchHandlers } from './handlers.ts'
import { searchHints } from './hints.ts'
import { matchContent } from './mail-content.ts'
import { searchMails, searchNoticeWays } from './mails.ts'
import { searchPolicies } from './policies.ts'
import { savedSearchesDecider } from './saved-searches.ts'

export interface SearchParts {
  /** Where the read models stand: only they know all searches at once. */
  readonly pool: Queryable
  readonly waitForReadModels: WaitForReadModels
}

/** Favourite offers and saved searches (OFR-07). */
export function createSearches({ pool, waitForReadModels }: SearchParts): Module {
  return {
    ...searchesContract,
    states: [streamState(favouritesDecider), streamState(savedSearchesDecider)],
    mails: searchMails,
    noticeWays: searchNoticeWays,
    projections: [searchesProjection],
    handlers: searchHandlers,
    queryHandlers: () => searchQueryHandlers,
    policies: (tools) => searchPolicies(tools, createMatching(pool), waitForReadModels),
    hints: searchHints,
    mailContents: (tools) => ({ contentOf: matchContent(tools) }),
  }
}
