import { make } from '@kredka/contracts/kernel/events'
import { favouriteEvents as e } from '@kredka/contracts/searches/events'
import { FAVOURITES_MAX } from '@kredka/contracts/searches/rules'
import { story } from '../kernel/testing/story.ts'
import { type FavouriteCommand, favouritesDecider } from './favourites.ts'

const user_id = '01jd0000000000000000000001'
const idOf = (n: number) => `01jd00000000000000000${String(n).padStart(5, '0')}`
const ids = (n: number) => ({ user_id, offer_id: idOf(n) })
const wish = (what: FavouriteCommand['do'], n = 1, is_public = true): FavouriteCommand => ({
  do: what,
  ...ids(n),
  is_public,
})
const favoured = (n = 1) => make(e.OfferFavoured, ids(n))
const unfavoured = make(e.OfferUnfavoured, ids(1))

test('OFR-07 a public offer becomes a favourite once, and can be taken away', () => {
  story(favouritesDecider, e).given().when(wish('favour')).gives(favoured())
  story(favouritesDecider, e).given(favoured()).when(wish('favour')).gives()
  story(favouritesDecider, e)
    .given(favoured())
    .when(wish('unfavour', 1, false))
    .gives(unfavoured)
  story(favouritesDecider, e).given().when(wish('unfavour')).gives()
  story(favouritesDecider, e).given(favoured(), unfavoured).when(wish('favour')).gives(favoured())
})

test('OFR-07 what is not public cannot be chosen; what became hidden stays chosen', () => {
  story(favouritesDecider, e)
    .given()
    .when(wish('favour', 1, false))
    .rejects('OFFER_NOT_FOUND')
  story(favouritesDecider, e)
    .given(favoured())
    .when(wish('favour', 1, false))
    .gives()
})

test('OFR-07 favourites have a largest number', () => {
  const full = Array.from({ length: FAVOURITES_MAX }, (_, n) => favoured(n))
  story(favouritesDecider, e)
    .given(...full)
    .when(wish('favour', FAVOURITES_MAX))
    .rejects('FAVOURITES_FULL')
})
