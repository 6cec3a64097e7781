import type { Document, InputOf } from '@kredka/contracts/kernel/endpoints'
import { useAppStore } from '../app/store/hooks.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'

interface Props<D extends Document> {
  readonly endpoint: D
  /** What narrows and orders the rows that are shown. */
  readonly query: InputOf<D>
}

/** The rows of a table as a file for spreadsheets, with the filters in force (ADM-02). */
export function CsvButton<D extends Document>({ endpoint, query }: Props<D>) {
  const t = useText()
  const { api } = useAppStore().services
  return (
    <Button icon="download" href={api.urlOf(endpoint, query)}>
      {t('back_office.csv')}
    </Button>
  )
}
