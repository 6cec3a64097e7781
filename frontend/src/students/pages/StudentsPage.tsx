import { useSearchParams } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { ReceivedReviews } from '../../reviews/index.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs, useUrlTab } from '../../ui/Tabs.tsx'
import { StudentDetail } from '../components/StudentDetail.tsx'
import { StudentList } from '../components/StudentList.tsx'

const TABS = ['students', 'reviews'] as const

/**
 * STU-01: those whom the teacher teaches, one of them where the address names one, and what they say of the teacher.
 */
export function StudentsPage() {
  const t = useText()
  const [params] = useSearchParams()
  const [tab, setTab] = useUrlTab('tab', TABS)
  const chosen = params.get('student')
  if (chosen !== null) return <StudentDetail key={chosen} id={chosen} />
  return (
    <Stack space={4}>
      <PageHeader title={t('students.title')} />
      <Tabs
        label={t('students.title')}
        tabs={TABS.map((value) => ({ value, label: t(`students.tab_${value}`) }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'students' ? <StudentList /> : <ReceivedReviews />}
      </Tabs>
    </Stack>
  )
}

export { StudentsPage as Page }
