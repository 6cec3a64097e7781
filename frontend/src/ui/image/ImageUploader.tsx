import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../icons/Icon.tsx'
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx'
import { CropDialog } from './CropDialog.tsx'
import classes from './image-uploader.module.css'
import { faultOfContent, faultOfFile, type ImageFault, type ImageLimits, megabytesOf } from './limits.ts'
import { useFileDrop } from './useFileDrop.ts'
import { useObjectUrl } from './useObjectUrl.ts'
import { usePastedFile } from './usePastedFile.ts'

interface Props {
  /** Names the group: 'Profile picture'. */
  readonly label: string
  /** What is shown now. */
  readonly children: ReactNode
  /** Address of the picture there is; another one closes the dialog. */
  readonly picture: string | null
  readonly limits: ImageLimits
  /** What is under way. */
  readonly busy: 'sending' | 'removing' | null
  /** Why the last try failed, in words. */
  readonly error: string | undefined
  readonly onChoose: (picture: Blob) => void
  readonly onRemove: () => void
  /** Asked before it goes. */
  readonly removeTitle: string
  readonly removeAbout: string
}

/** A picture by click, drop or paste: checked, cropped and compressed here before it is sent (WID-01, PRO-01). */
export function ImageUploader(props: Props) {
  const { label, children, picture, limits, busy, error } = props
  const t = useText()
  const [url, choose] = useObjectUrl()
  const [fault, setFault] = useState<ImageFault | null>(null)
  const [asking, setAsking] = useState(false)
  const box = useRef<HTMLFieldSetElement>(null)
  const note = useId()

  // Once the new picture is there, or the old one gone, nothing is left to ask.
  const shown = useRef(picture)
  useEffect(() => {
    if (shown.current === picture) return
    shown.current = picture
    choose(null)
    setAsking(false)
  }, [picture, choose])

  const latest = useRef<File | null>(null)
  const take = async (file: File) => {
    if (busy !== null) return
    latest.current = file
    const wrong = faultOfFile(file, limits) ?? (await faultOfContent(file))
    if (latest.current !== file) return
    setFault(wrong)
    choose(wrong === null ? file : null)
  }
  const over = useFileDrop(box, take)
  usePastedFile(url === null && !asking ? take : null)
  const wrong = fault !== null ? t(fault.text, 'values' in fault ? fault.values : {}) : url === null ? error : undefined

  return (
    <fieldset ref={box} className={classes.uploader} aria-label={label} data-over={over || undefined}>
      <div className={classes.shown} data-busy={busy !== null || undefined}>
        {children}
      </div>
      <div className={classes.side}>
        <Choosing {...{ picture, limits, busy, note }} onFile={take} onRemove={() => setAsking(true)} />
        <p id={note} className="soft-note">
          {t(over ? 'image.drop_here' : 'image.hint', { megabytes: megabytesOf(limits) })}
        </p>
        {wrong !== undefined && (
          <p className={classes.wrong} role="alert">
            <Icon name="error" size={16} />
            {wrong}
          </p>
        )}
        <p className="visually-hidden" role="status">
          {busy === 'sending' ? t('image.sending') : ''}
        </p>
      </div>
      <CropDialog
        url={url}
        limits={limits}
        sending={busy === 'sending'}
        error={error}
        onCropped={props.onChoose}
        onBroken={() => {
          setFault({ text: 'image.broken' })
          choose(null)
        }}
        onClose={() => choose(null)}
      />
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={props.onRemove}
        title={props.removeTitle}
        confirm={t('ui.remove')}
        busy={busy === 'removing'}
        danger
      >
        {props.removeAbout}
      </ConfirmDialog>
    </fieldset>
  )
}

interface ChoosingProps extends Pick<Props, 'picture' | 'limits' | 'busy' | 'onRemove'> {
  /** Id of what is said about the file. */
  readonly note: string
  readonly onFile: (file: File) => Promise<void>
}

/** The buttons, and the field of the browser that one of them opens. */
function Choosing({ picture, limits, busy, note, onFile, onRemove }: ChoosingProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <div className={classes.buttons}>
        <Button icon="image" loading={busy === 'sending'} onClick={() => input.current?.click()}>
          {t(picture === null ? 'image.add' : 'image.change')}
        </Button>
        {picture !== null && (
          <Button look="quiet" icon="trash" loading={busy === 'removing'} onClick={onRemove}>
            {t('ui.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('image.file')}
        aria-describedby={note}
        accept={limits.types.join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file chosen again is a choice too.
          event.target.value = ''
          if (file !== undefined) void onFile(file)
        }}
      />
    </>
  )
}
