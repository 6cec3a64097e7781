import { proveQualification } from '@kredka/contracts/qualifications/endpoints'
import { PROOF_MAX_BYTES, PROOF_TYPES } from '@kredka/contracts/qualifications/rules'
import { useRef, useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { faultOfFile, type ImageFault } from '../../ui/image/limits.ts'

const LIMITS = { types: PROOF_TYPES, chosenBytes: PROOF_MAX_BYTES, side: 0, sentBytes: PROOF_MAX_BYTES } as const

interface Props {
  readonly id: string
  readonly title: string
  readonly isFirst: boolean
  readonly onSent: () => void
}

/** Chooses the paper that proves a qualification, and sends it at once: staff alone see it. */
export function ProofButton({ id, title, isFirst, onSent }: Props) {
  const t = useText()
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<ImageFault | null>(null)
  const { send, status, error } = useCommand(proveQualification, {
    success: 'qualifications.proof_sent',
    quiet: true,
    done: onSent,
  })
  const take = (file: File) => {
    const found = faultOfFile(file, LIMITS)
    setFault(found)
    if (found === null) send({ id }, file)
  }
  const wrongType = fault?.text === 'image.wrong_type'
  const words =
    fault === null
      ? error === null
        ? null
        : errorText(error)
      : wrongType
        ? t('qualifications.proof_types')
        : t(fault.text, 'values' in fault ? fault.values : undefined)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={PROOF_TYPES.join(',')}
        aria-label={t('qualifications.prove_of', { title })}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file !== undefined) take(file)
        }}
      />
      <Button
        size="small"
        icon="image"
        label={t('qualifications.prove_of', { title })}
        loading={status === 'sending'}
        onClick={() => input.current?.click()}
      >
        {t(isFirst ? 'qualifications.prove' : 'qualifications.prove_again')}
      </Button>
      {words !== null && status !== 'sending' && <p role="alert">{words}</p>}
    </>
  )
}
