import { useText } from '../../i18n/useText.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { AskButton } from '../components/AskButton.tsx'
import { RequestList } from '../components/RequestList.tsx'

/** Quizzes that the person asked their teachers for: what waits first (QUI-10). */
export function OwnRequestsPage() {
  const t = useText()
  return (
    <>
      <PageHeader
        title={t('quiz_requests.own')}
        about={t('quiz_requests.own_about')}
        actions={<AskButton look="primary" />}
      />
      <RequestList
        side="student"
        none={
          <EmptyState title={t('quiz_requests.own_none')}>
            <p>{t('quiz_requests.own_none_about')}</p>
          </EmptyState>
        }
      />
    </>
  )
}

export { OwnRequestsPage as Page }
