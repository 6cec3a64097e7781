import { Link } from 'react-router'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import { Logo } from '../../ui/icons/Logo.tsx'
import { usePath } from '../routing/usePath.ts'
import { FooterPart } from './FooterPart.tsx'
import classes from './footer.module.css'

const LINKS: readonly (readonly [TextId, string])[] = [
  ['shell.start_teaching', '/start-teaching'],
  ['footer.teachers', '/teachers'],
  ['footer.board', '/dev-board'],
  ['footer.ideas', '/dream'],
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
        <FooterPart />
        <nav aria-label={t('footer.nav')} className={classes.links}>
          <Link to={path('offers.search')}>{t('shell.search_offers')}</Link>
          {LINKS.map(([text, to]) => (
            <Link key={to} to={to}>
              {t(text)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
