import type { PersonalRecords } from '../kernel/personal-records.ts'
import type { Tools } from '../kernel/tools.ts'
import { profileDecider } from './profile.ts'

/** The picture of a person's profile, for the export of their data: the bytes as base64 (EVT-10). */
export function pictureRecords({ write, vault }: Pick<Tools, 'write' | 'vault'>): PersonalRecords {
  return {
    name: 'picture',
    of: async (userId) => {
      const { picture } = (await write.fold(profileDecider, userId)).state
      const file = picture === null ? null : await vault.files.find(picture)
      return file === null ? null : { type: file.type, base64: Buffer.from(file.bytes).toString('base64') }
    },
  }
}
