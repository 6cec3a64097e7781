import type { PageLanguage } from '@kredka/contracts/kernel/head'

const LANGUAGES = ['pl', 'en'] as const

/** A sitemap holds at most 50 000 addresses (sitemaps.org), and each page here has one in either language. */
export const MAX_PAGES_IN_SITEMAP = 25_000

/**
 * A page in either language, each entry with its twins (NAV-05).
 * @param at its address in a language; nothing in it needs escaping
 * @param day ISO 8601 date of its last change
 */
export function sitemapTwins(at: (language: PageLanguage) => string, day?: string): string {
  const twins = LANGUAGES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(language)}"/>`,
  )
  const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`
  return LANGUAGES.map((language) => `<url><loc>${at(language)}</loc>${changed}${twins.join('')}</url>\n`).join('')
}

export function sitemapOf(urls: readonly string[]): string {
  return `${OPENING}${urls.join('')}</urlset>\n`
}

const OPENING =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
