import { ConfigError, readConfig, renderEnvExample } from './config.ts'
import { SETTINGS } from './settings.ts'

const KEY = 'ab'.repeat(32)

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

test('OPS-07 an empty environment is a development machine on port 3000', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, public_url: 'http://localhost:3000', api_base: '/api', https: false })
  expect(config.data_dir).toMatch(/\/\.data$/)
  expect(config.check_answers).toBe(true)
})

test('OPS-07 an empty variable counts as not set', () => {
  expect(readConfig({ PORT: ' ' }).port).toBe(3000)
})

test('OPS-07 every bad value is named at once, one line each', () => {
  const faults = faultsOf({
    PORT: '70000',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'kredka',
    API_BASE: 'api/',
    TRUST_PROXY: '-1',
  })
  expect(faults).toEqual([
    'PORT must be a whole number from 0 to 65535, not "70000"',
    'PUBLIC_URL must be an address that begins with http:// or https://, not "kredka"',
    'API_BASE must be a path such as /api, without a slash at its end, not "api/"',
    'TRUST_PROXY must be a whole number from 0 to 10, not "-1"',
    'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud"',
  ])
})

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
  ['SMTP_URL', 'http://me:hunter2@mail'],
  ['MASTER_KEY', 'hunter2'],
])('OPS-07 the value of %s never shows in its error', (variable, value) => {
  const [fault, ...rest] = faultsOf({ [variable]: value })
  expect(rest).toEqual([])
  expect(fault).toMatch(new RegExp(`^${variable} must be`))
  expect(fault).not.toContain('hunter2')
})

test('OPS-07 push messages want both keys and a contact; production sends to hosts alone', () => {
  const keys = { VAPID_PUBLIC_KEY: 'A'.repeat(87), VAPID_PRIVATE_KEY: 'A'.repeat(43) }
  expect(faultsOf(keys)).toEqual([expect.stringMatching(/must be set together/)])
  expect(faultsOf({ ...keys, VAPID_SUBJECT: 'somebody' })[0]).toMatch(/^VAPID_SUBJECT must begin with mailto:/)
  expect(faultsOf({ ...keys, VAPID_SUBJECT: 'mailto:push@kredka.example' })).toEqual([])
  expect(faultsOf({ VAPID_PRIVATE_KEY: 'hunter2' })[0]).not.toContain('hunter2')
  const production = { NODE_ENV: 'production', MASTER_KEY: KEY, PUBLIC_URL: 'https://kredka.example' }
  expect(readConfig(production).push_services).toContain('*.push.apple.com')
  expect(faultsOf({ ...production, PUSH_SERVICES: 'http://10.0.0.1:9000' })).toEqual([
    expect.stringMatching(/hosts alone/),
  ])
})

test('OPS-07 production wants its own key and address', () => {
  expect(faultsOf({ NODE_ENV: 'production' })).toHaveLength(2)
  const config = readConfig({ NODE_ENV: 'production', MASTER_KEY: KEY, PUBLIC_URL: 'https://kredka.example/' })
  expect(config).toMatchObject({ public_url: 'https://kredka.example', https: true, check_answers: false })
})

test('OPS-07 a database of one’s own wants a key of one’s own', () => {
  expect(faultsOf({ DATABASE_URL: 'postgres://db/kredka' })).toHaveLength(1)
  expect(faultsOf({ DATABASE_URL: 'postgres://db/kredka', MASTER_KEY: KEY })).toEqual([])
})

test('OPS-07 a key may be hexadecimal or base64', () => {
  const bytes = Buffer.from(KEY, 'hex')
  expect(readConfig({ MASTER_KEY: KEY }).master_key).toEqual(new Uint8Array(bytes))
  expect(readConfig({ MASTER_KEY: bytes.toString('base64') }).master_key).toEqual(new Uint8Array(bytes))
})

test('OPS-07 every default passes its own check, and .env.example names every variable', () => {
  const text = renderEnvExample()
  for (const { variable, fallback, parse } of Object.values(SETTINGS)) {
    if (fallback !== null) expect(() => parse(fallback)).not.toThrow()
    expect(text).toContain(`\n#${variable}=`)
  }
})
