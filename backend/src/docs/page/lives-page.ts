import { commandsOf, type Graph, statesOf, waysFrom } from '@kredka/contracts/kernel/graph'
import { drawing } from '../lives/draw.ts'
import { type Life, livesIn } from '../lives/lives.ts'
import { Html, html } from './html.ts'
import { heading, type PageTools, table } from './parts.ts'

/** What can become of each thing: its picture, and beside it in words what every state and every arrow means. */
export function livesPage(tools: PageTools): Html {
  const { t, language } = tools
  return html`<h1>${t.lives}</h1>
<p>${t.livesIntro}</p>
${livesIn(language).map((life) => lifePart(life, tools))}`
}

function lifePart(life: Life, tools: PageTools): Html {
  const { t } = tools
  const { name, title, graph } = life
  // made of the contract's own names and our own words: nothing in it comes from outside
  const picture = new Html(drawing({ title: `${title}. ${t.livesPicture}`, tip: `tip-${name}` }, graph))
  return html`${heading(2, name, html`${title}`, title, tools)}
<div class="wide life" role="region" tabindex="0" aria-label="${title}: ${t.livesDrawing}">${picture}</div>
${table([t.livesState, t.meaning], stateRows(life), `${title}: ${t.livesStates}`)}
${table([t.livesCommand, t.livesWays, t.meaning], commandRows(life), `${title}: ${t.livesCommands}`)}`
}

function stateRows({ graph, states }: Life): readonly (readonly Html[])[] {
  return statesOf(graph).map((state) => [html`<code>${state}</code>`, html`${states[state] ?? null}`])
}

function commandRows({ graph, commands }: Life): readonly (readonly Html[])[] {
  return commandsOf(graph).map((command) => [
    html`<code>${command}</code>`,
    html`<ul class="ways">${ways(graph, command)}</ul>`,
    html`${commands[command] ?? null}`,
  ])
}

/** From which states the command can be given, and what may follow. */
function ways(graph: Graph, command: string): readonly Html[] {
  return statesOf(graph).flatMap((state) => {
    const next = waysFrom(graph, state, command)
    if (next.length === 0) return []
    return [
      html`<li><code>${state}</code> → ${next.map((to, n) => html`${n === 0 ? '' : ' / '}<code>${to}</code>`)}</li>`,
    ]
  })
}
