import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import type { listAskedQuizzes } from '@kredka/contracts/quiz-requests/endpoints'
import { ASKED_QUIZ_STATES } from '@kredka/contracts/quiz-requests/rules'
import type { AskedQuizView } from '@kredka/contracts/quiz-requests/views'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { NothingFound } from '../../ui/states.tsx'
import { requests } from '../resources.ts'
import classes from './quiz-requests.module.css'
import { RequestCard } from './RequestCard.tsx'

interface Props {
  readonly side: InputOf<typeof listAskedQuizzes>['role']
  /** In the stead of an empty list. */
  readonly none: ReactNode
}

/** Requests by page and state, as either side sees them; what is shown stands in the address. */
export function RequestList({ side, none }: Props) {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const state = ASKED_QUIZ_STATES.find((known) => known === params.get('state')) ?? null
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const read = useResource(requests, { role: side, page, ...(state === null ? {} : { state }) })
  const go = (asked: string | null, to = 1) => {
    setParams({ ...(asked === null ? {} : { state: asked }), ...(to === 1 ? {} : { page: String(to) }) })
  }
  return (
    <ResourceView of={read}>
      {(rows, busy) =>
        rows.length === 0 && page === 1 && state === null ? (
          none
        ) : (
          <Stack space={4}>
            <div className={classes.filter}>
              <Select
                label={t('quiz_requests.state')}
                placeholder={t('quiz_requests.state_any')}
                options={ASKED_QUIZ_STATES.map((value) => ({ value, label: t(`quiz_requests.state_${value}`) }))}
                value={state}
                onChange={(option) => go(option?.value ?? null)}
              />
            </div>
            {rows.length === 0 && page === 1 ? (
              <NothingFound>{t('quiz_requests.nothing_found')}</NothingFound>
            ) : (
              <PagedRows
                page={page}
                meta={read.meta}
                busy={busy}
                onPage={(to) => go(state, to)}
                rows={rows}
                keyOf={(row: AskedQuizView) => row.id}
                from={`${side} ${state} ${page}`}
              >
                {(calm) => (
                  <ul className={classes.list}>
                    {calm.map((row) => (
                      <li key={row.id}>
                        <RequestCard request={row} />
                      </li>
                    ))}
                  </ul>
                )}
              </PagedRows>
            )}
          </Stack>
        )
      }
    </ResourceView>
  )
}
