import { adminEvents as e } from '@kredka/contracts/admin/events'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { adminDecider } from './admin.ts'

const admin_id = '01jd0000000000000000000001'
const owner = '01jd0000000000000000000002'
const factor_id = '01jd0000000000000000000003'
const codes_id = '01jd0000000000000000000004'
const later_codes = '01jd0000000000000000000005'
const reason = 'Zgubiony telefon.'

const created = make(e.AdminCreated, { admin_id, name: 'ania', role: 'moderator' })
const entered = make(e.AdminEntered, { admin_id })
const on = make(e.SecondFactorTurnedOn, { admin_id, factor_id, step: 100, codes_id, codes: 10 })
const used = (step: number) => make(e.SecondFactorUsed, { admin_id, factor_id, step })
const recovered = (number: number, left: number) =>
  make(e.RecoveryCodeUsed, { admin_id, factor_id, codes_id, number, left })
const off = make(e.SecondFactorTurnedOff, { admin_id, factor_id })
const reset = make(e.SecondFactorReset, { admin_id, by: owner, reason, factor_id })
const code = (step: number) => ({ by: 'code', factor_id, step }) as const
const recovery = (number: number) => ({ by: 'recovery', codes_id, number }) as const
const turnOn = { do: 'turn_on', admin_id, factor_id, step: 100, codes_id, codes: 10 } as const

const admin = story(adminDecider, e).given(created)

test('ADM-08 without a second factor the password opens, with one it needs the second step', () => {
  admin.when({ do: 'enter', admin_id, proof: null }).gives(entered)
  admin.given(on).when({ do: 'enter', admin_id, proof: null }).rejects('SECOND_STEP_OVER')
  admin
    .given(on)
    .when({ do: 'enter', admin_id, proof: code(101) })
    .gives(used(101), entered)
  admin
    .given(on)
    .when({ do: 'enter', admin_id, proof: recovery(3) })
    .gives(recovered(3, 9), entered)
  // turned off between the steps
  admin
    .given(on, off)
    .when({ do: 'enter', admin_id, proof: code(101) })
    .rejects('SECOND_STEP_OVER')
})

test('ADM-08 no code is taken twice, nor one from before it, also not the one that turned it on', () => {
  for (const step of [99, 100])
    admin
      .given(on)
      .when({ do: 'enter', admin_id, proof: code(step) })
      .rejects('SECOND_CODE_USED')
  const after = admin.given(on, used(101))
  for (const step of [99, 101]) after.when({ do: 'enter', admin_id, proof: code(step) }).rejects('SECOND_CODE_USED')
  after.when({ do: 'enter', admin_id, proof: code(102) }).gives(used(102), entered)
})

test('ADM-08 a recovery code opens once; new ones void those before', () => {
  const after = admin.given(on, recovered(3, 9))
  after.when({ do: 'enter', admin_id, proof: recovery(3) }).rejects('SECOND_CODE_USED')
  after.when({ do: 'enter', admin_id, proof: recovery(4) }).gives(recovered(4, 8), entered)
  const made = make(e.RecoveryCodesMade, { admin_id, factor_id, codes_id: later_codes, codes: 10 })
  after.when({ do: 'make_codes', admin_id, proof: code(105), codes_id: later_codes, codes: 10 }).gives(used(105), made)
  after
    .given(made)
    .when({ do: 'enter', admin_id, proof: recovery(4) })
    .rejects('WRONG_SECOND_CODE')
  after
    .given(made)
    .when({ do: 'enter', admin_id, proof: { by: 'recovery', codes_id: later_codes, number: 3 } })
    .gives(make(e.RecoveryCodeUsed, { admin_id, factor_id, codes_id: later_codes, number: 3, left: 9 }), entered)
})

test('ADM-08 it is turned on once, off with a proof, and on again with another secret', () => {
  admin.when(turnOn).gives(on)
  admin.given(on).when(turnOn).rejects('SECOND_FACTOR_ON')
  admin
    .given(on)
    .when({ do: 'turn_off', admin_id, proof: code(101) })
    .gives(used(101), off)
  admin
    .given(on)
    .when({ do: 'turn_off', admin_id, proof: code(100) })
    .rejects('SECOND_CODE_USED')
  admin.when({ do: 'turn_off', admin_id, proof: code(101) }).rejects('SECOND_FACTOR_OFF')
  admin.when({ do: 'make_codes', admin_id, proof: code(101), codes_id, codes: 10 }).rejects('SECOND_FACTOR_OFF')
  const another = { ...turnOn, factor_id: owner }
  admin
    .given(on, off)
    .when(another)
    .gives(make(e.SecondFactorTurnedOn, { ...on.data, factor_id: owner }))
  // what was proven by the secret before
  admin
    .given(on, off, make(e.SecondFactorTurnedOn, { ...on.data, factor_id: owner }))
    .when({ do: 'enter', admin_id, proof: code(500) })
    .rejects('WRONG_SECOND_CODE')
})

test('ADM-08 somebody else resets it, nobody their own; that it was reset is known until it is on again', () => {
  admin.given(on).when({ do: 'reset', admin_id, by: owner, reason }).gives(reset)
  admin.given(on).when({ do: 'reset', admin_id, by: admin_id, reason }).rejects('OWN_SECOND_FACTOR')
  admin.when({ do: 'reset', admin_id, by: owner, reason }).rejects('SECOND_FACTOR_OFF')
  admin
    .given(on)
    .when({ do: 'reset', admin_id, by: null, reason })
    .gives(make(e.SecondFactorReset, { ...reset.data, by: null }))
  expect(admin.given(on, reset, entered).state()).toMatchObject({ factor: null, is_reset: true })
  expect(admin.given(on, reset, on).state()).toMatchObject({ is_reset: false })
})
