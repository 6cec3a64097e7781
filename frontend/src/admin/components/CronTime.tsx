import { Code } from '../../back-office/Facts.tsx'
import { useText } from '../../i18n/useText.ts'

/** When a job runs by itself, in words where it is once a day or once an hour; times of Europe/Warsaw. */
export function CronTime({ cron }: { readonly cron: string | null }) {
  const t = useText()
  const [, minute, hour] = /^(\d{1,2}) (\d{1,2}|\*) \* \* \*$/.exec(cron ?? '') ?? []
  if (cron === null || minute === undefined || hour === undefined) return <Code>{cron}</Code>
  const at = minute.padStart(2, '0')
  return (
    <span title={cron}>
      {hour === '*' ? t('admin.cron_hourly', { at }) : t('admin.cron_daily', { at: `${hour}:${at}` })}
    </span>
  )
}
