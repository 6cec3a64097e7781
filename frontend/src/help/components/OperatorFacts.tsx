import { OPERATOR } from '@kredka/contracts/legal/operator'
import { useText } from '../../i18n/useText.ts'

/** Who runs the site, where somebody has been named. */
export function OperatorFacts() {
  const t = useText()
  const { name, address, register, email } = OPERATOR
  if (name === null) return null
  return (
    <address>
      <strong>{t('help.operator')}</strong>
      <br />
      {name}
      {address !== null && (
        <>
          <br />
          {address}
        </>
      )}
      {register !== null && (
        <>
          <br />
          {register}
        </>
      )}
      {email !== null && (
        <>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </address>
  )
}
