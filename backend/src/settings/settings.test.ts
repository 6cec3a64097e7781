import { make } from '@kredka/contracts/kernel/events'
import { settingsEvents as e } from '@kredka/contracts/settings/events'
import { BETA_GRAPH } from '@kredka/contracts/settings/features'
import { DEFAULT_BOOKING } from '@kredka/contracts/settings/rules'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { betaDecider } from './beta.ts'
import { preferencesDecider } from './preferences.ts'
import { teachingDecider } from './teaching.ts'

const user_id = '01jd0000000000000000000001'
const admin_id = '01jd0000000000000000000002'
const region = { user_id, currency: 'PLN', country: 'GB', timezone: 'Europe/London' } as const

test('PRO-02 a person chooses a country and one of its time zones', () => {
  const preferences = story(preferencesDecider, e)
  preferences.given().when({ do: 'choose_region', region }).gives(make(e.RegionChosen, region))
  preferences.given(make(e.RegionChosen, region)).when({ do: 'choose_region', region }).gives()
  for (const wrong of [{ timezone: 'Europe/Warsaw' }, { country: 'XX' }, { timezone: 'London' }])
    preferences
      .given()
      .when({ do: 'choose_region', region: { ...region, ...wrong } })
      .rejects('TIME_ZONE_UNKNOWN')
})

test('THM-01 API-07 palette and colour scheme are among a person’s settings', () => {
  const colours = { user_id, palette: 'blue', colour_scheme: 'dark' } as const
  const preferences = story(preferencesDecider, e)
  preferences.given().when({ do: 'choose_colours', colours }).gives(make(e.ColoursChosen, colours))
  preferences.given(make(e.ColoursChosen, colours)).when({ do: 'choose_colours', colours }).gives()
})

test('PRO-02 what a teacher has not chosen has its default, which is stored nowhere', () => {
  const teaching = story(teachingDecider, e).given()
  teaching.when({ do: 'change_booking', user_id, booking: DEFAULT_BOOKING }).gives()
  const booking = { lead_time_hours: 0, not_today: true, buffer_minutes: 15, cancellation_hours: 36 }
  teaching.when({ do: 'change_booking', user_id, booking }).gives(make(e.BookingRulesChanged, { user_id, ...booking }))
  expect(teaching.when({ do: 'change_booking', user_id, booking }).state()).toEqual({
    booking,
    places: ['online'],
    online_tool: null,
  })
})

test('PRO-02 places, tool and links are kept tidy', () => {
  const links = { skype: null, google_meet: ' https://meet.google.com/abc ', zoom: null }
  story(teachingDecider, e)
    .given()
    .when({ do: 'change_places', user_id, places: ['online'], online_tool: 'google_meet', meeting_links: links })
    .gives(
      make(e.LessonPlacesChanged, {
        user_id,
        places: ['online'],
        online_tool: 'google_meet',
        meeting_links: { ...links, google_meet: 'https://meet.google.com/abc' },
      }),
    )
})

test('PRO-02 a bank account has a holder and a number, kept as digits, or is taken away whole', () => {
  const teaching = story(teachingDecider, e).given()
  const change = { do: 'change_bank_account', user_id } as const
  teaching
    .when({ ...change, account_holder: ' Anna Nowak ', bank_account: 'PL61 1090 1014 0000 0712 1981 2874' })
    .gives(
      make(e.BankAccountChanged, {
        user_id,
        account_holder: 'Anna Nowak',
        bank_account: '61109010140000071219812874',
      }),
    )
  teaching
    .when({ ...change, account_holder: null, bank_account: null })
    .gives(make(e.BankAccountChanged, { user_id, account_holder: null, bank_account: null }))
  teaching.when({ ...change, account_holder: 'Anna Nowak', bank_account: null }).rejects('BANK_ACCOUNT_INCOMPLETE')
  teaching
    .when({ ...change, account_holder: null, bank_account: '61109010140000071219812874' })
    .rejects('BANK_ACCOUNT_INCOMPLETE')
})

test('ACC-11 a beta feature is asked for by the person and granted or refused by the back office', () => {
  const feature = 'compact_search'
  const requested = make(e.BetaFeatureRequested, { user_id, feature })
  const granted = make(e.BetaFeatureGranted, { user_id, feature, admin_id })
  const beta = story(betaDecider, e)
  beta.given().when({ do: 'request', user_id, feature }).gives(requested)
  beta.given(requested).when({ do: 'request', user_id, feature }).rejects('BETA_FEATURE_STATE')
  beta.given(requested).when({ do: 'grant', user_id, feature, admin_id }).gives(granted)
  const refused = make(e.BetaFeatureRefused, { user_id, feature, admin_id, reason: 'Mała grupa.' })
  beta.given(requested).when({ do: 'refuse', user_id, feature, admin_id, reason: 'Mała grupa.' }).gives(refused)
  beta.given(requested, refused).when({ do: 'request', user_id, feature }).gives(requested)
  beta.given().when({ do: 'refuse', user_id, feature, admin_id, reason: 'Mała grupa.' }).rejects('BETA_FEATURE_STATE')
  beta
    .given(requested, granted)
    .when({ do: 'revoke', user_id, feature, admin_id, reason: 'Koniec prób.' })
    .gives(make(e.BetaFeatureRevoked, { user_id, feature, admin_id, reason: 'Koniec prób.' }))
  beta
    .given(requested, granted)
    .when({ do: 'give_up', user_id, feature })
    .gives(make(e.BetaFeatureGivenUp, { user_id, feature }))
})

test('ACC-11 every command in every state of a beta feature goes where the graph says or is refused', () => {
  const feature = 'compact_search'
  const about = { user_id, feature }
  const decided = { ...about, admin_id, reason: 'Mała grupa.' }
  const requested = make(e.BetaFeatureRequested, about)
  const granted = make(e.BetaFeatureGranted, { ...about, admin_id })
  graphStory(betaDecider, e).follows({
    graph: BETA_GRAPH,
    stateOf: (features) => features[feature] ?? 'none',
    given: {
      none: [],
      requested: [requested],
      granted: [requested, granted],
      refused: [requested, make(e.BetaFeatureRefused, decided)],
    },
    when: {
      request: () => ({ do: 'request', ...about }),
      give_up: () => ({ do: 'give_up', ...about }),
      grant: () => ({ do: 'grant', ...about, admin_id }),
      refuse: () => ({ do: 'refuse', ...decided }),
      revoke: () => ({ do: 'revoke', ...decided }),
    },
  })
})
