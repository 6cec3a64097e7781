import { clientMessages, serverMessages } from '@kredka/contracts/live/messages'
import { ABOUT_SOCKETS, type Messages, SOCKETS } from '../socket-channels.ts'
import { type Html, html } from './html.ts'
import { english, englishProse, heading, type PageTools, schemaParts } from './parts.ts'

/** Both sockets with what goes over them in each direction. */
export function socketsPage(tools: PageTools): Html {
  const { t, site } = tools
  const sockets = SOCKETS.map(
    ({ name, path, about, server, client }) => html`<section class="call" aria-labelledby="${name}">
${heading(3, name, html`<code>${site.api_base}${path}</code>`, name, tools)}
<p>${english(about, tools)}</p>
<dl class="facts"><dt>${t.fromServer}</dt><dd>${names('server', server)}</dd>${
      Object.keys(client).length === 0 ? null : html`<dt>${t.fromClient}</dt><dd>${names('client', client)}</dd>`
    }</dl></section>`,
  )
  return html`<h1>${t.sockets}</h1>
${englishProse(ABOUT_SOCKETS, tools)}
${sockets}
${heading(2, 'server', html`${t.fromServer}`, t.fromServer, tools)}${messages('server', serverMessages, tools)}
${heading(2, 'client', html`${t.fromClient}`, t.fromClient, tools)}${messages('client', clientMessages, tools)}`
}

function names(side: string, messages: Messages): Html {
  return html`${Object.keys(messages).map((name, n) => html`${n === 0 ? '' : ', '}<a href="#${side}-${name}"><code>${name}</code></a>`)}`
}

function messages(side: string, all: Messages, tools: PageTools): Html {
  return html`${Object.entries(all).map(
    ([name, { about, body }]) => html`<section class="shape" aria-labelledby="${side}-${name}">
${heading(3, `${side}-${name}`, html`<code>${name}</code>`, name, tools)}
<p>${english(about, tools)}</p>
${schemaParts(tools.book.refer(body), `${side} ${name}`, tools)}</section>`,
  )}`
}
