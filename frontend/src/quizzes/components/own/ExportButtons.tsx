import { exportQuizCsv, exportQuizGift } from '@kredka/contracts/quizzes/exchange-endpoints'
import { useAppStore } from '../../../app/store/hooks.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'

/** The draft's questions as files that come back as they were. */
export function ExportButtons({ id }: { readonly id: string }) {
  const t = useText()
  const { api } = useAppStore().services
  return (
    <>
      <Button icon="download" href={api.urlOf(exportQuizGift, { id })}>
        {t('own_quizzes.export', { format: 'GIFT' })}
      </Button>
      <Button icon="download" href={api.urlOf(exportQuizCsv, { id })}>
        {t('own_quizzes.export', { format: 'CSV' })}
      </Button>
    </>
  )
}
