import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isEmpty, SearchedList } from '../../app/lists/SearchedList.tsx'
import { useSearchedPage } from '../../app/lists/useSearchedPage.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TopicCard } from '../components/TopicCard.tsx'
import { EMPTY_TOPIC, TopicForm } from '../components/TopicForm.tsx'
import { ownTopics } from '../resources.ts'

/** What the teacher teaches, topic by topic (TOP-01). */
export function TopicsPage() {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const at = useSearchedPage()
  const of = useResource(ownTopics, at.input)
  const create = (
    <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
      {t('topics.create')}
    </Button>
  )
  const none = (
    <EmptyState title={t('topics.none')} action={create}>
      <p>{t('topics.none_about')}</p>
    </EmptyState>
  )
  return (
    <>
      <PageHeader
        title={t('topics.heading')}
        about={t('topics.about')}
        actions={isEmpty({ at, of }) ? undefined : create}
      />
      <SearchedList at={at} of={of} searchLabel="topics.search" none={none} noneFound="topics.nothing_found">
        {(topic) => <TopicCard topic={topic} />}
      </SearchedList>
      <Modal opened={creating} onClose={() => setCreating(false)} title={t('topics.create')} width={600}>
        <TopicForm
          id={null}
          saved={EMPTY_TOPIC}
          onSaved={(id) => void navigate(path('topics.topic', { id }))}
          onCancel={() => setCreating(false)}
        />
      </Modal>
    </>
  )
}

export { TopicsPage as Page }
