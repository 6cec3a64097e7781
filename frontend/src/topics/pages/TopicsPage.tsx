import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { useTypedSearch } from '../../ui/fields/useTypedSearch.ts'
import { Stack } from '../../ui/layout.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState, NothingFound } from '../../ui/states.tsx'
import { TopicCard } from '../components/TopicCard.tsx'
import { EMPTY_TOPIC, TopicForm } from '../components/TopicForm.tsx'
import classes from '../components/topics.module.css'
import { ownTopics } from '../resources.ts'

/** What the teacher teaches, topic by topic (TOP-01). */
export function TopicsPage() {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [creating, setCreating] = useState(false)
  const q = (params.get('q') ?? '').slice(0, 100)
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const go = (next: { readonly q?: string; readonly page?: number }) => {
    const after = { q, page, ...next }
    setParams({
      ...(after.q === '' ? {} : { q: after.q }),
      ...(after.page === 1 ? {} : { page: String(after.page) }),
    })
  }
  const search = useTypedSearch(q, (text) => go({ q: text.trim(), page: 1 }))
  const input = { page, ...(q === '' ? {} : { q }) }
  const found = useResource(ownTopics, input)
  const create = (
    <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
      {t('topics.create')}
    </Button>
  )
  const none = found.data !== null && found.data.length === 0 && q === '' && page === 1
  return (
    <>
      <PageHeader title={t('topics.heading')} about={t('topics.about')} actions={none ? undefined : create} />
      <Stack space={4}>
        {!none && (
          <div className={classes.search}>
            <TextInput
              label={t('topics.search')}
              labelHidden
              type="search"
              icon="search"
              clearable
              placeholder={t('topics.search')}
              {...search}
            />
          </div>
        )}
        <ResourceView of={found}>
          {(rows, busy) =>
            none ? (
              <EmptyState title={t('topics.none')} action={create}>
                <p>{t('topics.none_about')}</p>
              </EmptyState>
            ) : rows.length === 0 ? (
              <NothingFound>{t('topics.nothing_found')}</NothingFound>
            ) : (
              <PagedRows
                page={page}
                meta={found.meta}
                busy={busy}
                onPage={(to) => go({ page: to })}
                rows={rows}
                keyOf={({ id }) => id}
                from={JSON.stringify(input)}
              >
                {(calm) => (
                  <ul className={classes.list}>
                    {calm.map((topic) => (
                      <li key={topic.id}>
                        <TopicCard topic={topic} />
                      </li>
                    ))}
                  </ul>
                )}
              </PagedRows>
            )
          }
        </ResourceView>
      </Stack>
      <Modal opened={creating} onClose={() => setCreating(false)} title={t('topics.create')} width={600}>
        <TopicForm
          id={null}
          initial={EMPTY_TOPIC}
          onSaved={(id) => void navigate(path('topics.topic', { id }))}
          onCancel={() => setCreating(false)}
        />
      </Modal>
    </>
  )
}

export { TopicsPage as Page }
