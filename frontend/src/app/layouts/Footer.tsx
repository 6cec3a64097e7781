import { Link } from 'react-router'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import { Logo } from '../../ui/icons/Logo.tsx'
import { type PlainPage, usePath } from '../routing/usePath.ts'
import { FooterPart } from './FooterPart.tsx'
import classes from './footer.module.css'

const LINKS: readonly (readonly [TextId, PlainPage])[] = [
  ['shell.search_offers', 'offers.search'],
  ['footer.teach', 'teach'],
  ['footer.teachers', 'teachers.list'],
  ['menu.quizes', 'quizzes.browse'],
  ['footer.board', 'community.board'],
  ['footer.ideas', 'community.dream'],
  ['footer.faq', 'help'],
  ['footer.contact', 'contact'],
  ['footer.terms', 'legal.terms'],
  ['footer.privacy', 'legal.privacy'],
  ['footer.cookies', 'legal.cookies'],
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
          {LINKS.map(([text, page]) => (
            <Link key={page} to={path(page)}>
              {t(text)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
