import { getCurrentUser } from '@kredka/contracts/profiles/endpoints'
import { rollOutFeature } from '@kredka/contracts/settings/endpoints'
import { testAdmin, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.stop())

test('ADM-02 a feature is rolled out to everybody, and stopped; what was decided meanwhile is not undone unseen', async () => {
  const [admin, person] = await Promise.all([testAdmin(site), testPerson(site)])
  const feature = 'compact_search'
  const whole = { mode: 'share', share: 100, from: null, until: null, reason: 'Sprawa 12/2026.' } as const
  const base = `${site.url}${site.config.api_base}`
  const roll = async (input: object) => {
    const response = await fetch(base + rollOutFeature.path.replace('{feature}', feature), {
      method: 'POST',
      headers: { ...admin.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...whole, ...input }),
    })
    const { error } = (await response.json()) as { readonly error?: { readonly code: string } }
    return error?.code ?? response.status
  }
  const seen = async () => {
    const response = await fetch(base + getCurrentUser.path, { headers: await upToNow(site, person.headers) })
    const { data } = (await response.json()) as { readonly data: { readonly beta_features: readonly string[] } }
    return data.beta_features
  }
  expect(await roll({ share: 0, revision: 0 })).toBe('ROLLOUT_UNFIT')
  expect(await roll({ share: 101, revision: 0 })).toBe('INVALID_INPUT')
  expect(await roll({ revision: 0 })).toBe(200)
  expect(await seen()).toEqual([feature])
  expect(await roll({ mode: 'off', revision: 0 })).toBe('BETA_FEATURE_STATE')
  expect(await roll({ mode: 'off', revision: 1 })).toBe(200)
  expect(await seen()).toEqual([])
})
