import { createAjv } from '@kredka/backend/kernel/schemas'

/** A document of the site as a reader takes it: plain data, nothing of which is trusted. */
export type Node = Readonly<Record<string, unknown>>

export function nodeOf(value: unknown): Node {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('this is no object')
  return Object.fromEntries(Object.entries(value))
}

/** Goes down by keys, through references on the way. @throws where there is nothing */
export function at(document: Node, ...keys: readonly string[]): Node {
  return keys.reduce((node, key) => resolve(document, nodeOf(node[key])), document)
}

function resolve(document: Node, node: Node): Node {
  const { $ref } = node
  return typeof $ref === 'string' ? at(document, ...$ref.replace('#/', '').split('/')) : node
}

/** Checks values against schemas of the document, references and all. */
export function schemaCheck(document: Node) {
  const ajv = createAjv({ strict: false, validateFormats: true })
  ajv.addSchema({ $id: 'document', components: document.components })
  return (schema: unknown, value: unknown): readonly string[] => {
    const whole = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'))
    if (ajv.validate(whole, value)) return []
    return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}

export interface Operation {
  readonly path: string
  readonly method: string
  readonly operation: Node
}

export function operationsOf(document: Node): readonly Operation[] {
  return Object.entries(nodeOf(document.paths)).flatMap(([path, methods]) =>
    Object.entries(nodeOf(methods)).map(([method, operation]) => ({ path, method, operation: nodeOf(operation) })),
  )
}
