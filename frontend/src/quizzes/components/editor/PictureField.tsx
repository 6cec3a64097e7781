import { getQuestionPicture } from '@kredka/contracts/files/endpoints'
import { PICTURE_SENT_MAX_BYTES, PICTURE_TYPES } from '@kredka/contracts/profiles/rules'
import { uploadQuestionPicture } from '@kredka/contracts/quizzes/endpoints'
import {
  PICTURE_ALT_MAX,
  QUESTION_PICTURE_KEPT_MAX_BYTES,
  QUESTION_PICTURE_SIDE,
} from '@kredka/contracts/quizzes/rules'
import { useRef, useState } from 'react'
import { useCommand } from '../../../app/store/command.ts'
import { useAppStore } from '../../../app/store/hooks.ts'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import { faultOfContent, faultOfFile, type ImageFault } from '../../../ui/image/limits.ts'
import { Row } from '../../../ui/layout.tsx'
import type { QuestionForm } from '../../question-form.ts'
import classes from './editor.module.css'

const LIMITS = {
  types: PICTURE_TYPES,
  chosenBytes: PICTURE_SENT_MAX_BYTES,
  side: QUESTION_PICTURE_SIDE,
  sentBytes: QUESTION_PICTURE_KEPT_MAX_BYTES,
} as const

interface Props {
  readonly quizId: string
  readonly form: QuestionForm
  readonly onChange: (form: QuestionForm) => void
}

/** A picture of the question, with what it shows in words for those who do not see it. */
export function PictureField({ quizId, form, onChange }: Props) {
  const t = useText()
  const errorText = useErrorText()
  const { api } = useAppStore().services
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(form)
  latest.current = form
  const [fault, setFault] = useState<ImageFault | null>(null)
  const { send, status, error } = useCommand(uploadQuestionPicture, {
    quiet: true,
    // what was typed while the picture was on its way stays
    done: ({ picture_id }) => onChange({ ...latest.current, picture_id }),
  })
  const take = async (file: File) => {
    const found = faultOfFile(file, LIMITS) ?? (await faultOfContent(file))
    setFault(found)
    if (found === null) send({ id: quizId }, file)
  }
  const { picture_id, content } = form
  const words =
    fault !== null
      ? t(fault.text, 'values' in fault ? fault.values : undefined)
      : error === null
        ? undefined
        : errorText(error)
  return (
    <>
      <Field label={t('quiz_editor.picture')} optionalText={t('quiz_editor.optional')} error={words} group>
        {() => (
          <div className={classes.group}>
            {picture_id !== null && (
              <img
                className={classes.picture}
                src={api.urlOf(getQuestionPicture, { id: picture_id })}
                alt={content.picture_alt}
              />
            )}
            <input
              ref={input}
              type="file"
              hidden
              accept={PICTURE_TYPES.join(',')}
              aria-label={t('quiz_editor.picture')}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (file !== undefined) void take(file)
              }}
            />
            <Row space={2}>
              <Button size="small" icon="image" loading={status === 'sending'} onClick={() => input.current?.click()}>
                {t(picture_id === null ? 'quiz_editor.add_picture' : 'quiz_editor.change_picture')}
              </Button>
              {picture_id !== null && (
                <Button
                  look="quiet"
                  size="small"
                  icon="trash"
                  onClick={() => onChange({ ...form, picture_id: null, content: { ...content, picture_alt: '' } })}
                >
                  {t('quiz_editor.remove_picture')}
                </Button>
              )}
            </Row>
          </div>
        )}
      </Field>
      {picture_id !== null && (
        <TextInput
          label={t('quiz_editor.picture_alt')}
          hint={t('quiz_editor.picture_alt_hint')}
          max={PICTURE_ALT_MAX}
          value={content.picture_alt}
          onChange={(picture_alt) => onChange({ ...form, content: { ...content, picture_alt } })}
        />
      )}
    </>
  )
}
