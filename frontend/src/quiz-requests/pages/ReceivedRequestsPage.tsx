import { useText } from '../../i18n/useText.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { RequestList } from '../components/RequestList.tsx'

/** Quizzes that students ask the person for: what waits first (QUI-10). */
export function ReceivedRequestsPage() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('quiz_requests.received')} about={t('quiz_requests.received_about')} />
      <RequestList
        side="teacher"
        none={
          <EmptyState title={t('quiz_requests.received_none')}>
            <p>{t('quiz_requests.received_none_about')}</p>
          </EmptyState>
        }
      />
    </>
  )
}

export { ReceivedRequestsPage as Page }
