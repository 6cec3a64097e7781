import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { ProofKeptType } from '@kredka/contracts/qualifications/rules'
import { shrinkPicture } from '../files/index.ts'

export interface KeptProof {
  readonly type: ProofKeptType
  readonly bytes: Uint8Array
}

const PDF = Buffer.from('%PDF-')

/**
 * What is kept of the paper that proves a qualification: a picture is made anew, without metadata; a PDF stays as it
 * is. It is found out by its first bytes, whatever it is called, and only ever handed to staff, to be saved.
 */
export async function keepProof(sent: Uint8Array): Promise<KeptProof | Rejection> {
  if (PDF.equals(sent.subarray(0, PDF.length))) return { type: 'application/pdf', bytes: sent }
  const picture = await shrinkPicture(sent, 'proof')
  if ('rejected' in picture) return picture
  return picture.type === 'image/webp' ? { type: picture.type, bytes: picture.bytes } : reject('FILE_TYPE_UNKNOWN')
}
