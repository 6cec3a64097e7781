import type { Opening, PageLanguage } from '@kredka/contracts/kernel/head'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { escapeHtml } from '../../kernel/html.ts'

/**
 * The first words of a page, drawn by `frontend/src/ui/theme/opening.css`: what stands in `#root` until the page itself
 * takes its place. People on slow phones read while the scripts load, and those without scripts read at all.
 */
export function renderOpening(brand: string, opening: Opening, language: PageLanguage): string {
  const { heading, paragraphs = [], links = [], hero = false } = opening
  const items = links.map(
    ({ title, path, about }) =>
      `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a>${about === undefined ? '' : text(about)}</li>`,
  )
  return [
    `<div class="opening"${hero ? ' data-hero' : ''}>`,
    `<header><div><a href="${pathOf('landing', language)}">${escapeHtml(brand)}</a></div></header>`,
    `<main><h1>${escapeHtml(heading)}</h1>${paragraphs.map(text).join('')}`,
    items.length === 0 ? '' : `<ul>${items.join('')}</ul>`,
    '</main></div>',
  ].join('')
}

function text(words: string): string {
  return `<p>${escapeHtml(words)}</p>`
}
