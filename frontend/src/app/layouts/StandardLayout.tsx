import { matchRoute } from '@kredka/contracts/kernel/routes'
import { useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Slice } from '../../kernel/taking-over/Slice.tsx'
import { AuthModal } from '../auth/AuthModal.tsx'
import { useArrival } from '../routing/useArrival.ts'
import { selectUser } from '../session/session-slice.ts'
import { useAppSelector } from '../store/hooks.ts'
import { DeletionBanner } from './DeletionBanner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SkipLink } from './SkipLink.tsx'
import classes from './standard-layout.module.css'

/** Header, side menu for those who are logged in, content, footer. */
export function StandardLayout() {
  const user = useAppSelector(selectUser)
  const { pathname } = useLocation()
  const withMenu = user !== null && hasSideMenu(pathname)
  const main = useRef<HTMLElement>(null)
  useArrival(main)
  return (
    <div className={classes.page}>
      <SkipLink to="content" />
      <Slice>
        <Header menuAlways={!withMenu} />
      </Slice>
      <OfflineBanner />
      <DeletionBanner />
      <div className={classes.body} data-with-menu={withMenu || undefined}>
        {withMenu && (
          <aside className={classes.side}>
            <SideMenu user={user} />
          </aside>
        )}
        <main ref={main} id="content" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
      <Slice>
        <Footer />
      </Slice>
      <AuthModal />
    </div>
  )
}

/** Public pages are roomy and have filters of their own at the side: there the menu opens from the header. */
function hasSideMenu(path: string): boolean {
  return matchRoute(path)?.route.gate !== 'public'
}
