import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Leads to the section that the address names, once the page that holds it is there. */
export function useAnchor(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
}
