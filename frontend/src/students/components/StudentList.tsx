import { STUDENT_SORTS } from '@kredka/contracts/students/rules'
import { readPage } from '../../app/lists/read-page.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { useTypedSearch } from '../../ui/fields/useTypedSearch.ts'
import { Stack } from '../../ui/layout.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState, NothingFound } from '../../ui/states.tsx'
import { useAddress } from '../../ui/useAddress.ts'
import { students } from '../resources.ts'
import { StudentCard } from './StudentCard.tsx'
import classes from './students.module.css'

const A_PAGE = 12
const USUAL = '-last_lesson'

/** A teacher's students, searched and sorted as the address says. */
export function StudentList() {
  const t = useText()
  const { params, change: changeAddress } = useAddress()
  const change = (name: string, value: string | null) =>
    changeAddress({ page: null, [name]: value }, { replace: name !== 'page', preventScrollReset: name !== 'page' })
  const q = params.get('q') ?? ''
  const search = useTypedSearch(q, (text) => change('q', text.trim()))
  const sort = STUDENT_SORTS.find((known) => known === params.get('sort')) ?? USUAL
  const page = readPage(params)
  const input = { sort, page, page_size: A_PAGE, ...(q === '' ? {} : { q: q.slice(0, 100) }) }
  const found = useResource(students, input)
  return (
    <Stack space={4}>
      <div className={classes.tools}>
        <TextInput
          label={t('students.search')}
          labelHidden
          type="search"
          icon="search"
          clearable
          placeholder={t('students.search')}
          {...search}
        />
        <Select
          label={t('students.sort')}
          labelHidden
          clearable={false}
          options={STUDENT_SORTS.map((value) => ({
            value,
            label: t(`students.sort_${value.replace('-', '')}` as SortText),
          }))}
          value={sort}
          onChange={(option) => change('sort', option === null || option.value === USUAL ? null : option.value)}
        />
      </div>
      <ResourceView of={found}>
        {(rows, busy) =>
          rows.length === 0 && page === 1 ? (
            <Nobody searched={q !== ''} />
          ) : (
            <PagedRows
              page={page}
              meta={found.meta}
              busy={busy}
              onPage={(to) => change('page', to === 1 ? null : String(to))}
              rows={rows}
              keyOf={({ student }) => student.id}
              from={JSON.stringify(input)}
            >
              {(calm) => (
                <ul className={classes.list}>
                  {calm.map((row) => (
                    <li key={row.student.id}>
                      <StudentCard row={row} />
                    </li>
                  ))}
                </ul>
              )}
            </PagedRows>
          )
        }
      </ResourceView>
    </Stack>
  )
}

type SortText = `students.sort_${'name' | 'last_lesson' | 'next_lesson' | 'lessons' | 'unpaid'}`

function Nobody({ searched }: { readonly searched: boolean }) {
  const t = useText()
  const path = usePath()
  if (searched) return <NothingFound>{t('students.nobody_found')}</NothingFound>
  return (
    <EmptyState
      title={t('students.none')}
      action={
        <Button look="primary" to={path('offers.own')}>
          {t('menu.my_offers')}
        </Button>
      }
    >
      {t('students.about')}
    </EmptyState>
  )
}
