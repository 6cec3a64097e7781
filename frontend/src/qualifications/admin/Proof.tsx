import type { QualificationProofView } from '@kredka/contracts/qualifications/views'
import { useEffect, useRef, useState } from 'react'
import { Part } from '../../back-office/DetailPage.tsx'
import { useText } from '../../i18n/useText.ts'
import classes from './proof.module.css'

interface Props {
  readonly proof: QualificationProofView
  /** What the paper is to prove. */
  readonly title: string
}

/** The paper, once somebody said why they open it. A PDF is saved and opened elsewhere: nothing in it runs here. */
export function Proof({ proof, title }: Props) {
  const t = useText()
  const shown = useRef<HTMLDivElement>(null)
  const address = useAddress(proof)
  // It was asked for: who reads with the keyboard goes on here.
  useEffect(() => shown.current?.focus(), [])
  return (
    <Part title={t('qualification_admin.proof')}>
      <div ref={shown} tabIndex={-1}>
        {address !== null &&
          (proof.type === 'application/pdf' ? (
            <a href={address} download="dokument.pdf">
              {t('qualification_admin.save_pdf')}
            </a>
          ) : (
            <img className={classes.paper} src={address} alt={t('qualification_admin.proof_of', { title })} />
          ))}
      </div>
    </Part>
  )
}

/** An address of this tab's own, for as long as the paper is shown. */
function useAddress({ type, base64 }: QualificationProofView): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [type, base64])
  return address
}
