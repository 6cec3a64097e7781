import { RECOVERY_CODES, SECOND_CODE_DIGITS } from '@kredka/contracts/admin/rules'
import type { Ids } from '@kredka/contracts/kernel/ports'
import type { Vault } from '../vault/vault.ts'
import type { Factor, Proof } from './second-factor.ts'
import { base32, findStep } from './totp.ts'

const CODE_OF_APP = new RegExp(`^[0-9]{${SECOND_CODE_DIGITS}}$`)
/** 80 bits: 16 characters, in fours. */
const RECOVERY_BYTES = 10

/** As it counts: however it was grouped, and in small letters too. */
function bare(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** Whether it has the form of an app's code; what has not is a recovery code, right or wrong. */
export function isCodeOfApp(typed: string): boolean {
  return CODE_OF_APP.test(bare(typed))
}

interface Asked {
  readonly admin_id: string
  readonly factor: Factor
  readonly typed: string
  readonly now: number
}

/** What a typed code proves by what the vault has of the factor; null for nothing. Whether it is spent, the stream says. */
export async function findProof(
  { secondFactors }: Pick<Vault, 'secondFactors'>,
  { admin_id, factor, typed, now }: Asked,
): Promise<Proof | null> {
  const { factor_id, codes_id } = factor
  if (!isCodeOfApp(typed)) {
    const number = await secondFactors.findCode(codes_id, bare(typed))
    return number === null ? null : { by: 'recovery', codes_id, number }
  }
  const secret = await secondFactors.secretOf({ factor_id, admin_id })
  const step = secret === null ? null : findStep(secret, bare(typed), now)
  return step === null ? null : { by: 'code', factor_id, step }
}

/** The step whose code shows that an app has the secret of a set-up. */
export function confirmedStep(secret: Uint8Array, typed: string, now: number): number | null {
  return findStep(secret, bare(typed), now)
}

/** New recovery codes, as the vault knows them. */
export function makeCodes(ids: Pick<Ids, 'secret'>): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => base32(Buffer.from(ids.secret(RECOVERY_BYTES), 'hex')))
}

/** As people read them: `ABCD-EFGH-IJKL-MNOP`. */
export function groupCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}
