import { commandsOf, type Graph, statesOf, transitionsFrom } from '@kredka/contracts/kernel/graph'
import type { DocumentedModule } from '../documented.ts'
import { drawing } from '../life-cycles/draw.ts'
import { type LifeCycle, lifeCyclesIn } from '../life-cycles/life-cycles.ts'
import { Html, html } from './html.ts'
import { heading, type PageTools, table } from './parts.ts'

/** What can become of each thing: its picture, and beside it in words what every state and every arrow means. */
export function renderLifeCycles(modules: readonly DocumentedModule[], tools: PageTools): Html {
  const { t, language } = tools
  return html`<h1>${t.lifeCycles}</h1>
<p>${t.lifeCycleIntro}</p>
${lifeCyclesIn(language, modules).map((lifeCycle) => lifePart(lifeCycle, tools))}`
}

function lifePart(lifeCycle: LifeCycle, tools: PageTools): Html {
  const { t } = tools
  const { name, title, graph } = lifeCycle
  // made of the contract's own names and our own words: nothing in it comes from outside
  const picture = new Html(drawing({ title: `${title}. ${t.lifeCyclePicture}`, tip: `tip-${name}` }, graph))
  return html`${heading(2, name, html`${title}`, title, tools)}
<div class="wide life-cycle" role="region" tabindex="0" aria-label="${title}: ${t.lifeCycleDrawing}">${picture}</div>
${table([t.lifeCycleState, t.meaning], stateRows(lifeCycle), `${title}: ${t.lifeCycleStates}`)}
${table([t.lifeCycleCommand, t.lifeCycleTargets, t.meaning], commandRows(lifeCycle), `${title}: ${t.lifeCycleCommands}`)}`
}

function stateRows({ graph, states }: LifeCycle): readonly (readonly Html[])[] {
  return statesOf(graph).map((state) => [html`<code>${state}</code>`, html`${states[state] ?? null}`])
}

function commandRows({ graph, commands }: LifeCycle): readonly (readonly Html[])[] {
  return commandsOf(graph).map((command) => [
    html`<code>${command}</code>`,
    html`<ul class="transitions">${transitions(graph, command)}</ul>`,
    html`${commands[command] ?? null}`,
  ])
}

/** From which states the command can be given, and what may follow. */
function transitions(graph: Graph, command: string): readonly Html[] {
  return statesOf(graph).flatMap((state) => {
    const next = transitionsFrom(graph, state, command)
    if (next.length === 0) return []
    return [
      html`<li><code>${state}</code> → ${next.map((to, n) => html`${n === 0 ? '' : ' / '}<code>${to}</code>`)}</li>`,
    ]
  })
}
