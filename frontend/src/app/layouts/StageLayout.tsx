import { useRef } from 'react'
import { Outlet } from 'react-router'
import { AuthModal } from '../auth/AuthModal.tsx'
import { useArrival } from '../routing/useArrival.ts'
import classes from './stage-layout.module.css'

/** The whole window for one thing, such as a game: nothing around it, and nothing that leads away. */
export function StageLayout() {
  const main = useRef<HTMLElement>(null)
  useArrival(main)
  return (
    <>
      <main ref={main} tabIndex={-1} className={classes.stage}>
        <Outlet />
      </main>
      <AuthModal />
    </>
  )
}
