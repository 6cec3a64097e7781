import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import {
  checkQualification,
  openQualificationProof,
  proveQualification,
  refuseQualification,
  removeQualification,
  stateQualification,
} from '@kredka/contracts/qualifications/endpoints'
import { PROOF_KEPT_TYPES } from '@kredka/contracts/qualifications/rules'
import { adminId, callerId } from '../kernel/caller.ts'
import { type Handler, handle, handleUpload, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { keepProof } from './proof.ts'
import { type QualificationCommand, qualificationsDecider } from './qualifications.ts'

/** What teachers say to have learned, and what staff do about the papers (PRO-04, ADM-03). */
export function qualificationHandlers({ write, vault }: Pick<Tools, 'write' | 'vault'>): readonly Handler[] {
  const execute = (command: QualificationCommand, { context }: Request) =>
    write.execute(qualificationsDecider, command.teacher_id, command, context)

  return [
    handle(stateQualification, async (words, request) => {
      const qualification_id = deriveEntityId(request.context.command_id, 'qualification')
      const command = { do: 'state', teacher_id: callerId(request), qualification_id, ...words } as const
      return replyMade(qualification_id, await execute(command, request))
    }),

    handleUpload(proveQualification, async (file, { id: qualification_id }, request) => {
      const teacher_id = callerId(request)
      // nothing is kept for what is not there
      const { state } = await write.fold(qualificationsDecider, teacher_id)
      if (!state.has(qualification_id)) return reject('QUALIFICATION_NOT_FOUND')
      const proof = await keepProof(file)
      if (isRejection(proof)) return proof
      const file_id = deriveEntityId(request.context.command_id, 'proof')
      await vault.files.put({ file_id, purpose: 'qualification_proof', owner_id: teacher_id, ...proof })
      const command = { do: 'prove', teacher_id, qualification_id, file_id, type: proof.type } as const
      return replyDone(await execute(command, request))
    }),

    handle(removeQualification, async ({ id: qualification_id }, request) =>
      replyDone(await execute({ do: 'remove', teacher_id: callerId(request), qualification_id }, request)),
    ),

    handle(openQualificationProof, async ({ id: qualification_id, reason, ...looked }, request) => {
      // Nobody sees the paper before the log says who asked and why.
      const command = { do: 'open', qualification_id, ...looked, admin_id: adminId(request), reason } as const
      const opened = await execute(command, request)
      if (isRejection(opened)) return opened
      const file = await vault.files.find(looked.file_id)
      const type = PROOF_KEPT_TYPES.find((one) => one === file?.type)
      if (file === null || type === undefined || file.owner_id !== looked.teacher_id) {
        return reject('QUALIFICATION_NOT_FOUND')
      }
      return { answer: { type, base64: Buffer.from(file.bytes).toString('base64') }, position: opened.position }
    }),

    handle(checkQualification, async ({ id: qualification_id, ...looked }, request) =>
      replyDone(await execute({ do: 'check', qualification_id, ...looked }, request)),
    ),
    handle(refuseQualification, async ({ id: qualification_id, ...looked }, request) =>
      replyDone(await execute({ do: 'refuse', qualification_id, ...looked }, request)),
    ),
  ]
}
