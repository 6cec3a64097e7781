import { leaveAdmin } from '@kredka/contracts/admin/endpoints'
import { useEffect, useRef } from 'react'
import { Link, NavLink, Outlet } from 'react-router'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import { Logo } from '../../ui/icons/Logo.tsx'
import { backOfficeEntered, backOfficeLeft } from '../live/live-slice.ts'
import { adminSession } from '../routing/AdminGate.tsx'
import { useArrival } from '../routing/useArrival.ts'
import { useAppDispatch, useAppStore } from '../store/hooks.ts'
import { useResource } from '../store/resource.ts'
import classes from './admin-layout.module.css'
import { CountBadge } from './CountBadge.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import type { BackOfficeCount } from './menu-counts.ts'
import { SkipLink } from './SkipLink.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'
import { useCurrentInSight } from './useCurrentInSight.ts'

/** Sections of the back office (section 2, ADM-02), in groups. */
const SECTIONS: readonly (readonly (readonly [TextId, IconName, string])[])[] = [
  [['admin_nav.home', 'home', '/adminero']],
  [
    ['admin_nav.users', 'users', '/adminero/users'],
    ['admin_nav.teacher_requests', 'teach', '/adminero/teacher-requests'],
    ['admin_nav.offer_requests', 'offer', '/adminero/offer-requests'],
    ['admin_nav.comments', 'star', '/adminero/comments'],
  ],
  [
    ['admin_nav.exercises', 'topic', '/adminero/exercises'],
    ['admin_nav.quizes_panel', 'quiz', '/adminero/quizes-panel'],
    ['admin_nav.quiz_questions', 'info', '/adminero/quiz-questions'],
    ['admin_nav.generator', 'new', '/adminero/quiz-questions-generator'],
  ],
  [
    ['admin_nav.announcements', 'bell', '/adminero/announcements'],
    ['admin_nav.dev_tasks', 'check', '/adminero/dev-tasks'],
    ['admin_nav.community_ideas', 'active', '/adminero/community-ideas'],
    ['admin_nav.community_opinions', 'chat', '/adminero/community-opinions'],
  ],
  [
    ['admin_nav.lesson_problems', 'lesson', '/adminero/lesson-problems'],
    ['admin_nav.message_reports', 'warning', '/adminero/message-reports'],
    ['admin_nav.contact_messages', 'mail', '/adminero/contact-messages'],
    ['admin_nav.faq', 'lesson', '/adminero/faq'],
    ['admin_nav.newsletter', 'copy', '/adminero/newsletter'],
    ['admin_nav.sent_emails', 'mail', '/adminero/sent-emails'],
  ],
  [
    ['admin_nav.crons', 'clock', '/adminero/crons'],
    ['admin_nav.background_jobs', 'refresh', '/adminero/background-jobs'],
    ['admin_nav.read_models', 'database', '/adminero/read-models'],
  ],
  [['admin_nav.account', 'user', '/adminero/account']],
]

/** Sections that say how much waits in them, by address. */
const COUNTS: Readonly<Partial<Record<string, BackOfficeCount>>> = {
  '/adminero/offer-requests': 'offer_requests',
  '/adminero/comments': 'comments',
  '/adminero/exercises': 'exercises',
  '/adminero/lesson-problems': 'lesson_problems',
  '/adminero/message-reports': 'message_reports',
  '/adminero/contact-messages': 'contact_messages',
}

/** The back office: dense, its own way round, its own session. */
export function AdminLayout() {
  const t = useText()
  const main = useRef<HTMLElement>(null)
  useArrival(main)
  const menu = useRef<HTMLElement>(null)
  useCurrentInSight(menu)
  const { api, reload } = useAppStore().services
  const session = useResource(adminSession, {})
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(backOfficeEntered())
    return () => {
      dispatch(backOfficeLeft())
    }
  }, [dispatch])
  const leave = async () => {
    await api.call(leaveAdmin, {})
    reload()
  }
  return (
    <div className={classes.page}>
      <SkipLink to="content" />
      <aside className={classes.side}>
        <Link to="/adminero" className={classes.logo}>
          <Logo size={24} />
        </Link>
        <nav ref={menu} aria-label={t('admin_nav.label')} className={classes.nav}>
          {SECTIONS.map((group) => (
            <div key={group[0]?.[2]} className={classes.group}>
              {group.map(([text, icon, to]) => (
                <NavLink key={to} to={to} end={to === '/adminero'} className={classes.entry ?? ''}>
                  <Icon name={icon} size={18} />
                  {t(text)}
                  {COUNTS[to] !== undefined && <CountBadge of={COUNTS[to]} />}
                </NavLink>
              ))}
            </div>
          ))}
        </nav>
        <div className={classes.foot}>
          <span className={classes.name}>{session.data?.name}</span>
          <LanguageMenu />
          <ThemeMenu />
          <Button look="quiet" size="small" icon="logout" label={t('shell.log_out')} onClick={leave} />
        </div>
      </aside>
      <main ref={main} id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  )
}
