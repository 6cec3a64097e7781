import { beginThirdParty } from '@kredka/contracts/accounts/endpoints'
import type { Provider } from '@kredka/contracts/accounts/rules'
import { useLocation } from 'react-router'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { leave } from './leaving.ts'
import { providers, THIRD_PARTIES } from './providers.ts'
import { ThirdPartyMark } from './ThirdPartyMark.tsx'
import classes from './third-party.module.css'

/** ACC-05: the ways in by somebody else's word, where any is configured. */
export function ThirdPartyButtons() {
  const t = useText()
  const { pathname, search } = useLocation()
  const { data } = useResource(providers, {})
  const begin = useCommand(beginThirdParty, {
    quiet: true,
    done: ({ authorize_url }, { provider }) =>
      window.location.assign(leave(sessionStorage, authorize_url, provider, pathname + search)),
  })
  if (data === null || data.length === 0) return null
  // The page is being left: a second click would only lose the first one's nonce.
  const away = begin.status === 'sending' || begin.status === 'done'
  const go = (provider: Provider) => {
    if (!away) begin.send({ provider })
  }
  return (
    <div className={classes.others}>
      <p className={classes.or}>{t('accounts.or')}</p>
      {data.map(({ provider }) => (
        <Button key={provider} wide disabled={away} onClick={() => go(provider)}>
          <span className={classes.with}>
            <ThirdPartyMark provider={provider} />
            {t('accounts.continue_with', { name: THIRD_PARTIES[provider].name })}
          </span>
        </Button>
      ))}
      <ErrorNotice error={begin.error} />
    </div>
  )
}
