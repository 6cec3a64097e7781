import type { listAssignments } from '@kredka/contracts/assignments/endpoints'
import type { AssignmentRowView } from '@kredka/contracts/assignments/views'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import type { ReactNode } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { assignments } from '../resources.ts'
import { AssignmentCard } from './AssignmentCard.tsx'
import classes from './assignments.module.css'

interface Props {
  readonly input: InputOf<typeof listAssignments> & { readonly page: number }
  readonly onPage: (page: number) => void
  /** In the stead of an empty list. */
  readonly none: ReactNode
}

/** Assignments by page, as either side sees them. */
export function AssignmentList({ input, onPage, none }: Props) {
  const read = useResource(assignments, input)
  return (
    <ResourceView of={read}>
      {(rows, busy) =>
        rows.length === 0 && input.page === 1 ? (
          none
        ) : (
          <PagedRows
            page={input.page}
            meta={read.meta}
            busy={busy}
            onPage={onPage}
            rows={rows}
            keyOf={(row: AssignmentRowView) => row.id}
            from={JSON.stringify(input)}
          >
            {(calm) => (
              <ul className={classes.list}>
                {calm.map((row) => (
                  <li key={row.id}>
                    <AssignmentCard assignment={row} />
                  </li>
                ))}
              </ul>
            )}
          </PagedRows>
        )
      }
    </ResourceView>
  )
}
