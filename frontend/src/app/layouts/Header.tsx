import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Hamburger } from '../../ui/Hamburger.tsx'
import { Logo } from '../../ui/icons/Logo.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { openAuth } from '../auth/auth-modal-slice.ts'
import { usePath } from '../routing/usePath.ts'
import { logOutNow, selectSession } from '../session/session-slice.ts'
import { useSoundSwitch } from '../session/useSoundSwitch.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { BellPart } from './BellPart.tsx'
import { CountBadge } from './CountBadge.tsx'
import classes from './header.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

/**
 * Logo, the way to the search, language, colours, and who is here. The hamburger shows where no side menu does: in
 * small windows, and with `menuAlways` in all.
 */
export function Header({ menuAlways }: { readonly menuAlways: boolean }) {
  const t = useText()
  const path = usePath()
  const { pathname } = useLocation()
  const { status } = useAppSelector(selectSession)
  // The menu belongs to the page it was opened on, and is closed on the next one.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === pathname
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link to={path('landing')} className={classes.logo} aria-label={t('shell.logo')}>
          <Logo />
        </Link>
        <nav className={classes.nav} aria-label={t('shell.main_nav')}>
          <Button look="quiet" icon="search" to={path('offers.search')}>
            {t('shell.search_offers')}
          </Button>
          <AddOffer />
        </nav>
        <div className={classes.tools}>
          <Inbox />
          <LanguageMenu />
          {/* a phone has no room for both: there the settings have the colours */}
          <span className={classes.colours} data-inbox={status === 'user' || undefined}>
            <ThemeMenu />
          </span>
          <div className={classes.who}>
            <Who />
          </div>
          <span className={classes.burger} data-always={menuAlways || undefined}>
            <Hamburger shown={open} onToggle={(shown) => setOpenAt(shown ? pathname : null)} />
          </span>
        </div>
      </div>
      <MobileMenu opened={open} onClose={() => setOpenAt(null)} />
    </header>
  )
}

/** Section 2, logged-out menu. Those who are logged in find it among their own places. */
function AddOffer() {
  const t = useText()
  const path = usePath()
  const { status } = useAppSelector(selectSession)
  if (status !== 'visitor') return null
  return (
    <Button look="quiet" icon="plus" to={path('offers.create')}>
      {t('shell.add_offer')}
    </Button>
  )
}

/** The ways to messages and notifications. */
function Inbox() {
  const t = useText()
  const path = usePath()
  const { status } = useAppSelector(selectSession)
  if (status !== 'user') return null
  return (
    <span className={classes.inbox}>
      <span className={classes.counted}>
        <Button look="quiet" icon="chat" label={t('menu.chats')} to={path('chats')} />
        <CountBadge of="chats" corner />
      </span>
      <BellPart />
    </span>
  )
}

function Who() {
  const t = useText()
  const path = usePath()
  const dispatch = useAppDispatch()
  const session = useAppSelector(selectSession)
  const sound = useSoundSwitch()
  if (session.status === 'unknown') return <span className={classes.waiting} />
  if (session.status !== 'user') {
    return (
      <>
        <Button look="quiet" onClick={() => dispatch(openAuth({ tab: 'login' }))}>
          {t('shell.log_in')}
        </Button>
        <Button look="primary" onClick={() => dispatch(openAuth({ tab: 'signup' }))}>
          {t('shell.sign_up')}
        </Button>
      </>
    )
  }
  const { userName, userPictureUrl } = session.user
  return (
    <Menu
      label={t('shell.user_menu', { name: userName })}
      groups={[
        [
          { label: t('shell.dashboard'), icon: 'home', to: path('dashboard') },
          { label: t('shell.profile'), icon: 'user', to: path('profile') },
          { label: t('shell.settings'), icon: 'settings', to: path('settings') },
          {
            label: t(sound.isOn ? 'shell.sound_off' : 'shell.sound_on'),
            icon: sound.isOn ? 'sound' : 'sound-off',
            onClick: sound.toggle,
          },
        ],
        [{ label: t('shell.log_out'), icon: 'logout', onClick: () => dispatch(logOutNow()) }],
      ]}
    >
      <Avatar name={userName} picture={userPictureUrl} size={40} />
    </Menu>
  )
}
