import { make } from '@kredka/contracts/kernel/events'
import { FeatureRolledOut } from '@kredka/contracts/settings/events'
import { NO_ROLLOUT } from '@kredka/contracts/settings/features'
import { story } from '../kernel/testing/story.ts'
import { rolloutDecider } from './rollout.ts'

const feature = 'compact_search'
const about = { feature, admin_id: '01jd0000000000000000000002', reason: 'Dwa tygodnie bez błędu.' } as const
const tenth = { mode: 'share', share: 10, from: '2026-12-01', until: null } as const
const toTenth = make(FeatureRolledOut, { ...about, ...tenth })
const rollout = () => story(rolloutDecider, { FeatureRolledOut })

test('ADM-02 a feature is on for a share of everybody, with a reason', () => {
  rollout()
    .given()
    .when({ ...about, rollout: tenth, revision: 0 })
    .gives(toTenth)
})

test('ADM-02 what belongs to a share is forgotten with it', () => {
  const off = make(FeatureRolledOut, { ...about, ...NO_ROLLOUT, mode: 'off' })
  rollout()
    .given(toTenth)
    .when({ ...about, rollout: { ...tenth, mode: 'off' }, revision: 1 })
    .gives(off)
})

test('ADM-02 who decides on what has been decided otherwise meanwhile is told so', () => {
  rollout()
    .given(toTenth)
    .when({ ...about, rollout: tenth, revision: 0 })
    .rejects('BETA_FEATURE_STATE')
})

test('ADM-02 no share of nobody, and none that ends before it begins', () => {
  const unfit = [{ share: 0 }, { until: '2026-11-30' }]
  for (const wrong of unfit) {
    rollout()
      .given()
      .when({ ...about, rollout: { ...tenth, ...wrong }, revision: 0 })
      .rejects('ROLLOUT_UNFIT')
  }
  const oneDay = { ...tenth, until: tenth.from }
  rollout()
    .given()
    .when({ ...about, rollout: oneDay, revision: 0 })
    .gives(make(FeatureRolledOut, { ...about, ...oneDay }))
})
