/** What could run, load or lead away; a style sheet is left out because the page's own rules would refuse it. */
const UNWANTED = 'script, style, link, base, meta, iframe, object, embed, form'
const STYLE_SHEETS = /<style\b[\s\S]*?<\/style\s*>/gi
const POINTERS = ['href', 'src', 'srcset', 'action', 'background', 'ping']

/**
 * A mail's HTML as a frame may show it: the frame's sandbox is what protects, this keeps it from asking for things that
 * would be refused anyway. Links keep their words and show their address as a hint, pictures inside the mail stay.
 */
export function frameHtml(html: string): string {
  // Style sheets go before the parser sees them: it too would ask the page's rules, and be refused aloud.
  const mail = new DOMParser().parseFromString(html.replace(STYLE_SHEETS, ''), 'text/html')
  for (const element of mail.querySelectorAll(UNWANTED)) element.remove()
  for (const element of mail.querySelectorAll('*')) {
    const address = element.getAttribute('href')
    if (address !== null) element.setAttribute('title', address)
    for (const { name, value } of [...element.attributes]) {
      const leads = POINTERS.includes(name) && !value.startsWith('data:image/')
      if (leads || name.startsWith('on')) element.removeAttribute(name)
    }
  }
  return `<!doctype html>${mail.documentElement.outerHTML}`
}
