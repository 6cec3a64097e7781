import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { JobsTable } from '../components/JobsTable.tsx'

/** What the site does by the clock (ADM-04). */
export function CronsPage() {
  const t = useText()
  return (
    <Stack space={4}>
      <PageHeader title={t('admin.crons')} about={t('admin.crons_about')} />
      <JobsTable kind="cron" />
    </Stack>
  )
}

export { CronsPage as Page }
