import { IMPORT_FORMATS, IMPORT_MAX_BYTES, type ImportFormat } from '@kredka/contracts/quizzes/import-formats'
import { useRef } from 'react'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import type { ApiError } from '../../../kernel/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import classes from './import.module.css'
import type { Source } from './useSource.ts'

const MEGABYTES = IMPORT_MAX_BYTES / 1024 / 1024

interface Props {
  readonly source: Source
  readonly isSending: boolean
  /** Why it could not be looked at. */
  readonly error: ApiError | null
  /** What was looked at is no longer what stands here. */
  readonly onChange: () => void
  readonly onLook: (format: ImportFormat, bytes: Blob) => void
}

/** A file, or text that is pasted: either is sent as bytes, and only looked at. */
export function ImportSource({ source, isSending, error, onChange, onLook }: Props) {
  const t = useText()
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const { file, text, format, setFile, setText, setFormat } = source
  const content = file ?? (text.trim() === '' ? null : new Blob([text]))
  const isTooLarge = content !== null && content.size > IMPORT_MAX_BYTES
  const choose = (chosen: File) => {
    setFile(chosen)
    setFormat(/\.(?:csv|tsv)$/i.test(chosen.name) ? 'csv' : 'gift')
    onChange()
  }
  const look = () => {
    if (content === null || isTooLarge) return
    // a system's guess at the type of a file says nothing of what is in it
    onLook(format, content.slice(0, content.size, 'text/plain'))
  }
  return (
    <Card>
      <Stack space={4}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".gift,.txt,.csv,.tsv,text/plain,text/csv"
          aria-label={t('quiz_import.file')}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            event.target.value = ''
            if (chosen !== undefined) choose(chosen)
          }}
        />
        <Row space={3}>
          <Button icon="plus" onClick={() => input.current?.click()}>
            {t('quiz_import.choose_file')}
          </Button>
          {file !== null && (
            <>
              <span className={classes.words}>{file.name}</span>
              <Button
                look="quiet"
                size="small"
                icon="trash"
                onClick={() => {
                  setFile(null)
                  onChange()
                }}
              >
                {t('quiz_import.drop_file')}
              </Button>
            </>
          )}
        </Row>
        {file === null && (
          <Textarea
            label={t('quiz_import.text')}
            hint={t('quiz_import.text_hint')}
            rows={6}
            value={text}
            onChange={(typed) => {
              setText(typed)
              onChange()
            }}
          />
        )}
        <RadioGroup
          label={t('quiz_import.format')}
          options={IMPORT_FORMATS.map((one) => ({ value: one, label: t(`quiz_import.format_${one}`) }))}
          value={format}
          onChange={(one) => {
            setFormat(one)
            onChange()
          }}
        />
        <p className={classes.soft}>{t(`quiz_import.about_${format}`)}</p>
        {isTooLarge && <Notice kind="error">{t('errors.FILE_TOO_LARGE', { megabytes: MEGABYTES })}</Notice>}
        {error !== null && !isSending && <Notice kind="error">{errorText(error)}</Notice>}
        <div>
          <Button
            look="primary"
            icon="eye"
            disabled={content === null || isTooLarge}
            loading={isSending}
            onClick={look}
          >
            {t('quiz_import.look')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
