import type { GeneratorPreview } from '@kredka/contracts/quizzes/generator'
import { previewGenerated, previewGeneratorFile } from '@kredka/contracts/quizzes/generator-endpoints'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useForm } from '../../../app/forms/useForm.ts'
import { useFormDraft, useKeptForm } from '../../../app/forms/useFormDraft.ts'
import { isId } from '../../../app/routing/ids.ts'
import { useLanguage, usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DraftKept } from '../../../ui/DraftKept.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { ImportSource } from '../../components/import/ImportSource.tsx'
import { useSource } from '../../components/import/useSource.ts'
import { PreviewTable } from '../generator/PreviewTable.tsx'
import { beginRows, chosenOf, type PreviewedRow } from '../generator/previewed-rows.ts'
import { beginSetup, faultsOf, inputOf, isSetup, type Setup, SOURCES, type Source } from '../generator/setup.ts'
import { TakeForm } from '../generator/TakeForm.tsx'
import { TemplateForm } from '../generator/TemplateForm.tsx'

interface Looked {
  readonly preview: GeneratorPreview
  readonly rows: readonly PreviewedRow[]
}

/** Questions from templates and files, looked at before anything is stored (ADM-05). `?into=`: a draft of the site. */
export function QuestionsGeneratorPage() {
  const t = useText()
  const path = usePath()
  const language = useLanguage()
  const errorText = useErrorText()
  const [params] = useSearchParams()
  const into = params.get('into')
  const saved = beginSetup(language)
  const begun = useFormDraft('question-generator', saved, isSetup)
  const form = useForm(previewGenerated, begun.initial, inputOf, faultsOf)
  const draft = useKeptForm(begun, form, saved, asTyped)
  const file = useSource('question-generator.file')
  const [isFile, setIsFile] = useState(file.text !== '' && !begun.isRestored)
  const source: Source = isFile ? 'file' : form.values.kind
  const [looked, setLooked] = useState<Looked | null>(null)
  const options = {
    quiet: true,
    done: (preview: GeneratorPreview) => setLooked({ preview, rows: beginRows(preview) }),
  } as const
  const generate = useCommand(previewGenerated, options)
  const read = useCommand(previewGeneratorFile, options)
  const open = (next: Source) => {
    setIsFile(next === 'file')
    if (next !== 'file') form.set('kind', next)
    setLooked(null)
  }
  const discard = () => {
    draft.discard()
    setLooked(null)
  }
  const showOthers = () => {
    const seed = nextSeed(form.values.seed)
    form.set('seed', seed)
    generate.send(inputOf({ ...form.values, seed }))
  }
  return (
    <Stack space={4}>
      <PageHeader
        title={t('admin_nav.generator')}
        about={t('question_generator.about')}
        actions={<Button to={path('admin.site-quizzes')}>{t('admin_nav.site_quizzes')}</Button>}
      />
      <Tabs
        label={t('question_generator.source')}
        tabs={SOURCES.map((value) => ({ value, label: t(`question_generator.source_${value}`) }))}
        value={source}
        onChange={open}
      >
        {source === 'file' ? (
          <ImportSource
            source={file}
            isSending={read.status === 'sending'}
            error={read.error}
            onChange={() => setLooked(null)}
            onLook={(format, bytes) => read.send({ format }, bytes)}
          />
        ) : (
          <Card padding="tight">
            <DraftKept of={{ ...draft, discard }} />
            {generate.error !== null && <Notice kind="error">{errorText(generate.error)}</Notice>}
            <TemplateForm
              form={form}
              busy={generate.status === 'sending'}
              onLook={() => form.submit((values) => generate.send(inputOf(values)))}
              onOthers={looked === null ? null : showOthers}
            />
          </Card>
        )}
      </Tabs>
      {looked !== null && (
        <>
          <Sums preview={looked.preview} asked={source === 'file' ? null : form.values.count} />
          {looked.rows.length > 0 && (
            <PreviewTable rows={looked.rows} onChange={(rows) => setLooked({ ...looked, rows })} />
          )}
          {looked.rows.some(({ is }) => is === 'taken') && (
            <Card padding="tight">
              <TakeForm
                questions={chosenOf(looked.rows)}
                into={into !== null && isId(into) ? into : null}
                onTaken={isFile ? file.drop : draft.drop}
              />
            </Card>
          )}
        </>
      )}
    </Stack>
  )
}

/** What is typed for another template is kept too. */
const asTyped = (setup: Setup) => setup

/** `asked`: how many a template was to make; null for a file. */
function Sums({ preview, asked }: { readonly preview: GeneratorPreview; readonly asked: number | null }) {
  const t = useText()
  const { rows, taken, duplicates, refused } = preview
  if (rows.length === 0) return <Notice kind="warning">{t('question_generator.nothing')}</Notice>
  const isShort = asked !== null && taken + duplicates < asked
  const left = taken + duplicates + refused - rows.length
  return (
    <Notice kind={refused === 0 && !isShort ? 'success' : 'warning'}>
      <p>{t('quiz_import.sum', { taken, duplicates, refused })}</p>
      {isShort && <p>{t('question_generator.used_up', { count: taken + duplicates })}</p>}
      {left > 0 && <p>{t('quiz_import.left', { count: left })}</p>}
    </Notice>
  )
}

/** The next number; behind anything else a number is put. */
function nextSeed(seed: string): string {
  const [, words = '', number = '0'] = /^(.*?)(\d{1,9})?$/s.exec(seed) ?? []
  return `${words}${Number(number) + 1}`
}

export { QuestionsGeneratorPage as Page }
