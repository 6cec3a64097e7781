import { make } from '@kredka/contracts/kernel/events'
import { favouriteEvents as e } from '@kredka/contracts/searches/events'
import { FAVOURITES_MAX } from '@kredka/contracts/searches/rules'
import { story } from '../kernel/testing/story.ts'
import { type FavouriteCommand, favouritesDecider } from './favourites.ts'

const user_id = '01jd0000000000000000000001'
const idOf = (n: number) => `01jd00000000000000000${String(n).padStart(5, '0')}`
const ids = (n: number) => ({ user_id, offer_id: idOf(n) })
const command = (what: FavouriteCommand['do'], n = 1, is_public = true): FavouriteCommand => ({
  do: what,
  ...ids(n),
  is_public,
})
const added = (n = 1) => make(e.FavouriteAdded, ids(n))
const removed = make(e.FavouriteRemoved, ids(1))

test('OFR-07 a public offer becomes a favourite once, and can be taken away', () => {
  story(favouritesDecider, e).given().when(command('add')).gives(added())
  story(favouritesDecider, e).given(added()).when(command('add')).gives()
  story(favouritesDecider, e)
    .given(added())
    .when(command('remove', 1, false))
    .gives(removed)
  story(favouritesDecider, e).given().when(command('remove')).gives()
  story(favouritesDecider, e).given(added(), removed).when(command('add')).gives(added())
})

test('OFR-07 what is not public cannot be chosen; what became hidden stays chosen', () => {
  story(favouritesDecider, e)
    .given()
    .when(command('add', 1, false))
    .rejects('OFFER_NOT_FOUND')
  story(favouritesDecider, e)
    .given(added())
    .when(command('add', 1, false))
    .gives()
})

test('OFR-07 favourites have a largest number', () => {
  const full = Array.from({ length: FAVOURITES_MAX }, (_, n) => added(n))
  story(favouritesDecider, e)
    .given(...full)
    .when(command('add', FAVOURITES_MAX))
    .rejects('FAVOURITES_FULL')
})
