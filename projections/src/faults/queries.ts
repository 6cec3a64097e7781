import type { ActView } from '@kredka/contracts/admin/views'
import { exportFaults, listFaults, showFault } from '@kredka/contracts/faults/endpoints'
import type { FaultDetailView, FaultView } from '@kredka/contracts/faults/views'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { STAFF_ROWS_MAX } from '@kredka/contracts/kernel/staff-lists'
import { historyOf } from '../admin/index.ts'
import { staffPageOf } from '../kernel/paging.ts'
import {
  answer,
  answerDocument,
  answerPage,
  type DocumentHandler,
  type QueryHandler,
  type Sql,
} from '../kernel/query.ts'
import { tableFile } from '../kernel/table-file.ts'

/** The faults themselves: records of the vault, no read model. */
export interface FaultRecords {
  list(
    filter: InputOf<typeof exportFaults> & { readonly limit: number; readonly offset?: number },
  ): Promise<readonly FaultView[]>
  find(id: string): Promise<Omit<FaultDetailView, 'history'> | null>
}

/** The error log of the back office (ADM-02): only what staff decided about a fault is waited for. */
export function faultQueryHandlers(faults: FaultRecords): readonly QueryHandler[] {
  return [
    answerPage(listFaults, [], async ({ input }) => {
      const { page: _, page_size: __, ...filter } = input
      const page = staffPageOf(input)
      return page.of(await faults.list({ ...filter, limit: page.limit, offset: page.offset }))
    }),

    answer(showFault, ['faults', 'admin', 'profiles'], async ({ sql, input: { id } }) => {
      const fault = await faults.find(id)
      return fault === null ? reject('FAULT_NOT_FOUND') : { ...fault, history: await readHistory(sql, id) }
    }),
  ]
}

async function readHistory(sql: Sql, faultId: string): Promise<ActView[]> {
  const [row] = await sql<{ readonly history: ActView[] }>(`select ${historyOf('faults.history', 'h.fault_id = $1')}`, [
    faultId,
  ])
  return row?.history ?? []
}

const HEAD = ['id', 'source', 'side', 'state', 'place', 'name', 'message', 'times', 'first_at', 'last_at']

/** The list as a file (ADM-02). */
export function faultDocuments(faults: FaultRecords): readonly DocumentHandler[] {
  return [
    answerDocument(exportFaults, [], async ({ input, now }) =>
      tableFile('errors', HEAD, await faults.list({ ...input, limit: STAFF_ROWS_MAX }), cellsOf, now),
    ),
  ]
}

function cellsOf({ id, source, side, state, place, name, message, times, first_at, last_at }: FaultView) {
  return [id, source, side, state, place, name, message, String(times), first_at, last_at]
}
