import type { PersonalRecords } from '../kernel/personal-records.ts'
import type { Tools } from '../kernel/tools.ts'
import { qualificationsDecider, waitingFile } from './qualifications.ts'

/** Papers of a teacher that wait for staff, for the export of their data: the bytes as base64 (EVT-10). */
export function proofRecords({ write, vault }: Pick<Tools, 'write' | 'vault'>): PersonalRecords {
  return {
    name: 'qualification_proofs',
    of: async (userId) => {
      const { state } = await write.fold(qualificationsDecider, userId)
      const waiting = [...state].flatMap(([qualification_id, one]) => {
        const file_id = waitingFile(one)
        return file_id === null ? [] : [{ qualification_id, file_id }]
      })
      const papers = await Promise.all(
        waiting.map(async ({ qualification_id, file_id }) => {
          const file = await vault.files.find(file_id)
          if (file === null) return []
          return [{ qualification_id, type: file.type, base64: Buffer.from(file.bytes).toString('base64') }]
        }),
      )
      return papers.flat()
    },
  }
}
