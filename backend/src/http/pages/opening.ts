import type { Opening } from '@kredka/contracts/kernel/head'
import { escapeHtml } from '../../kernel/html.ts'

/**
 * The first words of a page, drawn by `frontend/src/ui/theme/opening.css`: what stands in `#root` until the page itself
 * takes its place. People on slow phones read while the scripts load, and those without scripts read at all.
 */
export function renderOpening(brand: string, { heading, paragraphs = [], links = [], hero = false }: Opening): string {
  const items = links.map(
    ({ title, path, about }) =>
      `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a>${about === undefined ? '' : text(about)}</li>`,
  )
  return [
    `<div class="opening"${hero ? ' data-hero' : ''}>`,
    `<header><div><a href="/">${escapeHtml(brand)}</a></div></header>`,
    `<main><h1>${escapeHtml(heading)}</h1>${paragraphs.map(text).join('')}`,
    items.length === 0 ? '' : `<ul>${items.join('')}</ul>`,
    '</main></div>',
  ].join('')
}

function text(words: string): string {
  return `<p>${escapeHtml(words)}</p>`
}
