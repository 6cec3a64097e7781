import { type AdminEvent, adminEvents } from '@kredka/contracts/admin/events'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'

/** A second factor that is on (ADM-08). What it is made of lies in the vault under these ids. */
export interface Factor {
  readonly factor_id: string
  /** The last half minute whose code was taken: none before it ever is again. */
  readonly step: number
  readonly codes_id: string
  readonly codes: number
  /** Numbers of the recovery codes that are spent. */
  readonly used: readonly number[]
}

/** What somebody typed, found to be right for what the vault had a moment ago. */
export type Proof =
  | { readonly by: 'code'; readonly factor_id: string; readonly step: number }
  | { readonly by: 'recovery'; readonly codes_id: string; readonly number: number }

export type FactorEvent = Extract<AdminEvent, { type: `SecondFactor${string}` | `RecoveryCode${string}` }>

export function evolveFactor(factor: Factor | null, { type, data }: FactorEvent): Factor | null {
  if (type === 'SecondFactorTurnedOn') {
    const { factor_id, step, codes_id, codes } = data
    return { factor_id, step, codes_id, codes, used: [] }
  }
  if (factor === null || type === 'SecondFactorTurnedOff' || type === 'SecondFactorReset') return null
  if (type === 'SecondFactorUsed') return { ...factor, step: data.step }
  if (type === 'RecoveryCodeUsed') return { ...factor, used: [...factor.used, data.number] }
  return { ...factor, codes_id: data.codes_id, codes: data.codes, used: [] }
}

/**
 * Spends a proof: each code opens once. The stream decides it, so that of two who come with the same one, in whatever
 * processes, the second is refused.
 */
export function spendProof(admin_id: string, factor: Factor, proof: Proof): FactorEvent | Rejection {
  const { factor_id, codes_id, codes, used } = factor
  if (proof.by === 'code') {
    if (proof.factor_id !== factor_id) return reject('WRONG_SECOND_CODE')
    if (proof.step <= factor.step) return reject('SECOND_CODE_USED')
    return make(adminEvents.SecondFactorUsed, { admin_id, factor_id, step: proof.step })
  }
  const { number } = proof
  if (proof.codes_id !== codes_id) return reject('WRONG_SECOND_CODE')
  if (used.includes(number)) return reject('SECOND_CODE_USED')
  const left = codes - used.length - 1
  return make(adminEvents.RecoveryCodeUsed, { admin_id, factor_id, codes_id, number, left })
}
