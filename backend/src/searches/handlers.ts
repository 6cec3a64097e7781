import { subjectById } from '@kredka/contracts/data/subjects'
import { cityById } from '@kredka/contracts/places/cities'
import {
  addFavourite,
  markSearchSeen,
  muteSearch,
  removeFavourite,
  removeSearch,
  renameSearch,
  saveSearch,
  unmuteSearch,
} from '@kredka/contracts/searches/endpoints'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { isPublicOffer } from '../offers/index.ts'
import { favouritesDecider } from './favourites.ts'
import { savedSearchesDecider } from './saved-searches.ts'

export function searchHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  const favourite = async (action: 'add' | 'remove', offer_id: string, is_public: boolean, request: Request) => {
    const user_id = callerId(request)
    return replyDone(
      await write.execute(favouritesDecider, user_id, { do: action, user_id, offer_id, is_public }, request.context),
    )
  }
  const change = async (action: 'see' | 'mute' | 'unmute' | 'remove', search_id: string, request: Request) => {
    const user_id = callerId(request)
    return replyDone(
      await write.execute(savedSearchesDecider, user_id, { do: action, user_id, search_id }, request.context),
    )
  }

  return [
    handle(addFavourite, async ({ id }, request) => favourite('add', id, await isPublicOffer(write, id), request)),
    handle(removeFavourite, ({ id }, request) => favourite('remove', id, false, request)),

    handle(saveSearch, async ({ name, q, filters }, request) => {
      const user_id = callerId(request)
      const search_id = deriveEntityId(request.context.command_id, 'search')
      const { subject, city } = filters
      const facts = {
        subject_known: subject !== undefined && subjectById(subject) !== undefined,
        city_known: city !== undefined && cityById(city) !== undefined,
      }
      const command = { do: 'save', user_id, search_id, name, q: q?.trim() ?? null, filters, facts } as const
      return replyMade(search_id, await write.execute(savedSearchesDecider, user_id, command, request.context))
    }),
    handle(renameSearch, async ({ id, name }, request) => {
      const user_id = callerId(request)
      const command = { do: 'rename', user_id, search_id: id, name } as const
      return replyDone(await write.execute(savedSearchesDecider, user_id, command, request.context))
    }),
    handle(markSearchSeen, ({ id }, request) => change('see', id, request)),
    handle(muteSearch, ({ id }, request) => change('mute', id, request)),
    handle(unmuteSearch, ({ id }, request) => change('unmute', id, request)),
    handle(removeSearch, ({ id }, request) => change('remove', id, request)),
  ]
}
