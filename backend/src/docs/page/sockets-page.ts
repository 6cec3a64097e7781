import type { Contract } from '@kredka/contracts/kernel/module-contract'
import { clientMessages, serverMessages } from '@kredka/contracts/live/messages'
import { ABOUT_CHANNELS, ABOUT_SOCKETS, type Messages, type SocketKind, socketsOf } from '../socket-channels.ts'
import { type Html, html } from './html.ts'
import { english, englishProse, heading, type PageTools, schemaParts } from './parts.ts'

/** All sockets with what goes over them in each direction: first those of a login, which share their messages. */
export function socketsPage(modules: readonly Pick<Contract, 'channels'>[], tools: PageTools): Html {
  const { t } = tools
  const sockets = socketsOf(modules)
  const channels = sockets.filter(({ security }) => security === null)
  return html`<h1>${t.sockets}</h1>
${englishProse(ABOUT_SOCKETS, tools)}
${sockets.filter((kind) => !channels.includes(kind)).map((kind) => socketPart(kind, '', tools))}
${heading(2, 'server', html`${t.fromServer}`, t.fromServer, tools)}${messages('server', serverMessages, tools)}
${heading(2, 'client', html`${t.fromClient}`, t.fromClient, tools)}${messages('client', clientMessages, tools)}
${channels.map((kind) => channelPart(kind, tools))}`
}

function channelPart(kind: SocketKind, tools: PageTools): Html {
  const prefix = `${kind.name}-`
  return html`${socketPart(kind, prefix, tools)}
${englishProse(ABOUT_CHANNELS, tools)}
${messages(`${prefix}server`, kind.server, tools)}${messages(`${prefix}client`, kind.client, tools)}`
}

function socketPart({ name, path, about, server, client }: SocketKind, prefix: string, tools: PageTools): Html {
  const { t, site } = tools
  return html`<section class="call" aria-labelledby="${name}">
${heading(3, name, html`<code>${site.api_base}${path}</code>`, name, tools)}
<p>${english(about, tools)}</p>
<dl class="facts"><dt>${t.fromServer}</dt><dd>${names(`${prefix}server`, server)}</dd>${
    Object.keys(client).length === 0 ? null : html`<dt>${t.fromClient}</dt><dd>${names(`${prefix}client`, client)}</dd>`
  }</dl></section>`
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
