import { matchRoute } from '@kredka/contracts/kernel/routes'
import { Link } from 'react-router'
import { Logo } from '../../ui/icons/Logo.tsx'
import type { TextId } from '../i18n/text-ids.ts'
import { useText } from '../i18n/useText.ts'
import { usePath } from '../routing/usePath.ts'
import classes from './footer.module.css'

const LEGAL: readonly (readonly [TextId, string])[] = [
  ['footer.faq', '/faq-and-help'],
  ['footer.contact', '/contact'],
  ['footer.terms', '/terms-and-rules'],
  ['footer.privacy', '/privacy'],
  ['footer.cookies', '/cookies'],
]

export function Footer() {
  const t = useText()
  const path = usePath()
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo size={26} />
          <p>{t('footer.about')}</p>
        </div>
        <nav aria-label={t('footer.nav')} className={classes.links}>
          <Link to={path('offers.search')}>{t('shell.search_offers')}</Link>
          <Link to="/start-teaching">{t('shell.start_teaching')}</Link>
          {LEGAL.filter(([, to]) => matchRoute(to) !== null).map(([text, to]) => (
            <Link key={to} to={to}>
              {t(text)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
