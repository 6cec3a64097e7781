import { manifestPath } from '@kredka/contracts/kernel/manifest'
import { useEffect } from 'react'
import { useLanguage } from './usePath.ts'

/**
 * Keeps the link to the manifest right when the page changes without the server (NAV-05).
 * @param route name of the page
 */
export function useManifest(route: string): void {
  const path = manifestPath(route, useLanguage())
  useEffect(() => {
    const link = document.querySelector('link[rel="manifest"]')
    // An unchanged address is left alone: browsers look at the manifest again when it is set.
    if (link !== null && link.getAttribute('href') !== path) link.setAttribute('href', path)
  }, [path])
}
