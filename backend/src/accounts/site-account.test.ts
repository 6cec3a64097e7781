import { accountEvents as e } from '@kredka/contracts/accounts/events'
import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { siteAccountDecider } from './site-account.ts'

const tale = story(siteAccountDecider, e)
const opened = make(e.SiteAccountOpened, { user_id: SITE_ACCOUNT_ID })
const open = { do: 'open', user_id: SITE_ACCOUNT_ID } as const

test('ADM-05 the account of the site is opened once', () => {
  tale.given().when(open).gives(opened)
  tale.given(opened).when(open).gives()
})
