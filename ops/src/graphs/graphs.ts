import { draw } from '@kredka/backend/docs/lives/draw'
import { livesIn } from '@kredka/backend/docs/lives/lives'

/** Files of `ops/docs/graphs` by name, as they have to be. */
export function graphFiles(): ReadonlyMap<string, string> {
  const lives = livesIn('en')
  const drawings = lives.map(({ name, title, graph }) => [`${name}.svg`, draw(title, graph)] as const)
  const parts = lives.map(({ name, title }) => `## ${title}\n\n![${title}](${name}.svg)\n`)
  return new Map([...drawings, ['README.md', listed(parts)]])
}

function listed(parts: readonly string[]): string {
  return `# Lives

What can become of a thing, as the contract declares it and every decider's test checks it. A dashed frame is what a thing is before its first event, a
grey one an end; \`↻\` is done without leaving the state. The running site explains every state and arrow at \`/api/docs/lives\`. Drawn by \`npm run graphs\`.

${parts.join('\n')}`
}
