import { type DocumentedModule, dropReferences } from '../documented.ts'
import { breakable, methodMark } from './call.ts'
import { type Html, html } from './html.ts'
import { code, english, englishProse, heading, type PageTools } from './parts.ts'

/** The first page: how to begin, and everything there is, to be searched. */
export function overviewPage(modules: readonly DocumentedModule[], introduction: string, tools: PageTools): Html {
  const { t, site } = tools
  return html`<h1>${t.title}</h1>
<p>${t.intro}</p>
${heading(2, 'documents', html`${t.documents}`, t.documents, tools)}
<ul class="plain"><li><a href="${site.api_base}/openapi.json">${t.openapi}</a></li><li><a href="${site.api_base}/asyncapi.json">${t.asyncapi}</a></li></ul>
${heading(2, 'begin', html`${t.begin}`, t.begin, tools)}
<p>${t.beginText}</p>
${code(firstCalls(tools), t.begin)}
${englishProse(introduction, tools)}
${heading(2, 'all', html`${t.allCalls}`, t.allCalls, tools)}
<form class="search" role="search" hidden><label for="docs-search">${t.search}</label><input id="docs-search" type="search" autocomplete="off" spellcheck="false"><p role="status" data-found="${t.found}" data-nothing="${t.nothing}"></p></form>
${modules.map((module) => moduleList(module, tools))}`
}

function firstCalls({ site }: PageTools): string {
  const api = site.public_url + site.api_base
  return [
    `curl -X POST '${api}/auth/login?fetch_token=1' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"email":"ola@example.com","password":"…"}'`,
    '',
    `curl '${api}/current-user/profile' -H "Authorization: Bearer $TOKEN"`,
  ].join('\n')
}

function moduleList(module: DocumentedModule, tools: PageTools): Html {
  const { href } = tools
  const { name, title, endpoints } = module
  const calls = endpoints.map(
    (
      endpoint,
    ) => html`<li data-find="${`${endpoint.method} ${endpoint.path} ${endpoint.name} ${endpoint.about} ${title}`.toLowerCase()}">
<a href="${href(name, endpoint.name)}">${methodMark(endpoint.method)} <code>${breakable(endpoint.path)}</code></a>
${english(dropReferences(endpoint.about), tools)}</li>`,
  )
  const events = Object.values(module.events).map(
    (event) =>
      html`<li data-find="${`${event.name} event ${title}`.toLowerCase()}"><a href="${href(name, 'events')}"><code>${event.name}</code></a></li>`,
  )
  return html`<section class="group" aria-labelledby="group-${name}">
<h3 id="group-${name}"><a href="${href(name)}">${english(title, tools)}</a></h3>
<ul class="calls">${calls}</ul>${events.length === 0 ? null : html`<ul class="names">${events}</ul>`}</section>`
}
