import type { AboutFile, Clock, FilePurpose, FileStore, StoredFile } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'

const ABOUT = 'file_id, purpose, owner_id, part_of'

/** Files in a table of the vault: small ones, such as pictures, with the backup of all the rest. */
export function createFileStore(sql: Sql, clock: Clock): FileStore {
  return {
    async put({ file_id, purpose, owner_id, part_of = null, type, bytes }) {
      await sql(
        `insert into vault.files (file_id, purpose, owner_id, part_of, type, bytes, stored_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (file_id) do nothing`,
        [file_id, purpose, owner_id, part_of, type, Buffer.from(bytes), new Date(clock.now())],
      )
    },
    async find(fileId) {
      const [file] = await sql<StoredFile>(
        'select file_id, purpose, owner_id, type, bytes from vault.files where file_id = $1',
        [fileId],
      )
      return file ?? null
    },
    async about(fileId) {
      const [file] = await sql<AboutFile>(`select ${ABOUT} from vault.files where file_id = $1`, [fileId])
      return file ?? null
    },
    async remove(fileId) {
      await sql('delete from vault.files where file_id = $1', [fileId])
    },
    async removeAllOf(ownerId) {
      await sql('delete from vault.files where owner_id = $1', [ownerId])
    },
    async listStoredBetween(purpose: FilePurpose, from: number, until: number) {
      return sql<AboutFile>(
        `select ${ABOUT} from vault.files
          where purpose = $1 and stored_at >= $2 and stored_at < $3 order by stored_at, file_id`,
        [purpose, new Date(from), new Date(until)],
      )
    },
  }
}
