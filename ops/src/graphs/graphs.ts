import { draw } from '@kredka/backend/docs/life-cycles/draw'
import { lifeCyclesIn } from '@kredka/backend/docs/life-cycles/life-cycles'

/** Files of `ops/docs/graphs` by name, as they have to be. */
export function graphFiles(): ReadonlyMap<string, string> {
  const lifeCycles = lifeCyclesIn('en')
  const drawings = lifeCycles.map(({ name, title, graph }) => [`${name}.svg`, draw(title, graph)] as const)
  const parts = lifeCycles.map(({ name, title }) => `## ${title}\n\n![${title}](${name}.svg)\n`)
  return new Map([...drawings, ['README.md', listed(parts)]])
}

function listed(parts: readonly string[]): string {
  return `# Lives

What can become of a thing, as the contract declares it and every decider's test checks it. A dashed frame is what a thing is before its first event, a
grey one an end; \`↻\` is done without leaving the state. The running site explains every state and arrow at \`/api/docs/life-cycles\`. Drawn by \`npm run graphs\`.

${parts.join('\n')}`
}
