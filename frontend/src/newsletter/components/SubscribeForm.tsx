import { requestNewsletter } from '@kredka/contracts/newsletter/endpoints'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { Txt, useText } from '../../i18n/useText.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import classes from './subscribe-form.module.css'

/**
 * An address, one button, and what comes of it: a mail with a link. The answer never tells whether the address is
 * subscribed.
 */
export function SubscribeForm() {
  const t = useText()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <section className={classes.box} aria-labelledby="newsletter-box">
      <h2 id="newsletter-box" className={classes.title}>
        {t('newsletter.title')}
      </h2>
      {sentTo === null ? (
        <AddressForm onSent={setSentTo} />
      ) : (
        <Arrival>
          <div className={classes.sent}>
            <p>
              <Txt id="newsletter.sent" values={{ email: <strong key="email">{sentTo}</strong> }} />
            </p>
            <Button look="quiet" size="small" onClick={() => setSentTo(null)}>
              {t('newsletter.another')}
            </Button>
          </div>
        </Arrival>
      )}
    </section>
  )
}

function AddressForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useText()
  const path = usePath()
  const words = useErrorText()
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const bodyOf = ({ email }: { readonly email: string }) => ({ email: email.trim(), language })
  const { form, submit, sending, error } = useSentForm(requestNewsletter, { email: '' }, bodyOf, {
    done: (_, { email }) => onSent(email),
  })
  const failure = error === null || error.code === 'INVALID_INPUT' ? undefined : words(error)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit().then((right) => right || input.current?.focus())
      }}
    >
      <div className={classes.line}>
        <TextInput
          ref={input}
          label={t('newsletter.email')}
          labelHidden
          type="email"
          icon="mail"
          name="newsletter_email"
          autoComplete="email"
          placeholder={t('newsletter.email_example')}
          value={form.values.email}
          onChange={(email) => form.set('email', email)}
          error={form.fault('email') ?? failure}
        />
        <Button type="submit" loading={sending}>
          {t('newsletter.subscribe')}
        </Button>
      </div>
      <p className={classes.note}>
        <Txt
          id="newsletter.note"
          values={{
            link: (children) => (
              <Link to={path('legal.privacy')} key="link">
                {children}
              </Link>
            ),
          }}
        />
      </p>
    </form>
  )
}
