import { useSearchParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState, SkeletonLines } from '../../ui/states.tsx'
import { faqEntries } from '../resources.ts'
import { FaqLists } from './FaqLists.tsx'
import { ChangedQuestion, NewQuestion } from './QuestionEditor.tsx'

/** Questions of the help: written, put in order, shown and taken back (CNT-01). The open one stands in the address. */
export function FaqPage() {
  const t = useText()
  const path = usePath()
  const [params] = useSearchParams()
  const open = params.get('item')
  const entries = useResource(faqEntries, {})
  if (open === 'new') return <NewQuestion onAdded={entries.refresh} />
  return (
    <Stack space={5}>
      {open === null && (
        <PageHeader
          title={t('help.faq')}
          about={t('help.faq_about')}
          actions={
            <Button look="primary" icon="plus" to={`${path('admin.faq')}?item=new`}>
              {t('help.new_question')}
            </Button>
          }
        />
      )}
      <ResourceView of={entries}>
        {(all, busy) => {
          if (open === null) return <FaqLists entries={all} onChanged={entries.refresh} />
          const entry = all.find(({ id }) => id === open)
          // a question that was just written is on its way
          if (entry === undefined && busy) return <SkeletonLines lines={6} />
          return entry === undefined ? (
            <EmptyState
              picture="nothing_found"
              title={t('help.no_such_question')}
              action={<Button to={path('admin.faq')}>{t('help.faq')}</Button>}
            />
          ) : (
            <ChangedQuestion key={entry.id} entry={entry} onChanged={entries.refresh} />
          )
        }}
      </ResourceView>
    </Stack>
  )
}

export { FaqPage as Page }
