import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { EmptyState, SkeletonLines } from '../../ui/states.tsx'
import { Table } from '../../ui/Table.tsx'
import { findPairs, type Pair, pairsOf } from './translations.ts'

/** I18-01: all texts side by side, for developers; what is missing in a language is marked and stands first. */
export function TranslationsPage() {
  const t = useText()
  const [pairs, setPairs] = useState<readonly Pair[] | null>(null)
  const [query, setQuery] = useState('')
  useEffect(() => {
    void readPairs().then(setPairs)
  }, [])
  if (pairs === null) return <SkeletonLines lines={8} />
  const rows = findPairs(pairs, query)
  const cell = (text: string | null) =>
    text === null ? <StatusLabel kind="warning">{t('translations.missing')}</StatusLabel> : text
  return (
    <Stack space={4}>
      <PageHeader title={t('translations.title')} about={t('translations.about', { count: rows.length })} />
      <TextInput label={t('translations.search')} type="search" name="q" value={query} onChange={setQuery} clearable />
      {rows.length === 0 ? (
        <EmptyState picture="nothing_found" title={t('ui.no_results')} />
      ) : (
        <Table
          dense
          label={t('translations.title')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { key: 'id', label: t('translations.id'), cell: ({ id }) => <code>{id}</code> },
            { key: 'pl', label: 'Polski', cell: ({ pl }) => cell(pl) },
            { key: 'en', label: 'English', cell: ({ en }) => cell(en) },
          ]}
        />
      )}
    </Stack>
  )
}

export { TranslationsPage as Page }

async function readPairs(): Promise<readonly Pair[]> {
  const [{ texts: pl }, { texts: en }] = await Promise.all([
    import('virtual:texts/all-pl'),
    import('virtual:texts/all-en'),
  ])
  return pairsOf(writeText(pl), writeText(en))
}

/** Compiled texts are written back as ICU. */
function writeText(
  texts: Readonly<Record<string, string | readonly MessageFormatElement[]>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, typeof text === 'string' ? text : printAST([...text])]),
  )
}
