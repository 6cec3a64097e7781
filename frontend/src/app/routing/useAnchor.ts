import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Leads to the section that the address names, once what holds it is there. */
export function useAnchor(isThere = true): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [isThere, hash])
}
