import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { useEffect, useState } from 'react'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { Table } from '../../ui/Table.tsx'
import { useText } from '../i18n/useText.ts'

interface Pair {
  readonly id: string
  readonly pl: string
  readonly en: string
}

/** I18-01: all texts side by side, for developers. */
export function TranslationsPage() {
  const t = useText()
  const [pairs, setPairs] = useState<readonly Pair[] | null>(null)
  useEffect(() => {
    void readPairs().then(setPairs)
  }, [])
  if (pairs === null) return <SkeletonLines lines={8} />
  return (
    <>
      <PageHeader title={t('translations.title')} about={t('translations.about', { count: pairs.length })} />
      <Table
        dense
        label={t('translations.title')}
        rows={pairs}
        keyOf={({ id }) => id}
        columns={[
          { key: 'id', label: t('translations.id'), cell: ({ id }) => <code>{id}</code> },
          { key: 'pl', label: 'Polski', cell: ({ pl }) => pl },
          { key: 'en', label: 'English', cell: ({ en }) => en },
        ]}
      />
    </>
  )
}

export { TranslationsPage as Page }

async function readPairs(): Promise<readonly Pair[]> {
  const [{ texts: pl }, { texts: en }] = await Promise.all([import('virtual:texts/pl'), import('virtual:texts/en')])
  return Object.keys(pl)
    .sort()
    .map((id) => ({ id, pl: readable(pl[id]), en: readable(en[id]) }))
}

/** A compiled text is written back as ICU. */
function readable(text: string | readonly MessageFormatElement[] | undefined): string {
  return typeof text === 'object' ? printAST([...text]) : (text ?? '')
}
