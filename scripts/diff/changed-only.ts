import { operationsOf, type Document, type Entry } from '../gen/document.ts'
import { inlined } from '../gen/lock.ts'

/** Words do not travel; where a part comes from decides what a change of it means and stays. */
const WORDS = new Set(['description', 'summary', 'example', 'examples', 'x-badges'])

type Wire = { security: unknown; operation: Record<string, unknown> }

/**
 * Two small documents with nothing but the operations that differ, every reference inlined and words left out. Inlined,
 * because a comparison of documents reports a change of a shared shape once, at its first use, and one operation's
 * level would then speak for all others; small, because a commit touches few of the operations.
 */
export function changedOnly(base: Document, revision: Document): [Document, Document] {
  const [before, after] = [wiresOf(base), wiresOf(revision)]
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  const changed = keys.filter((key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)))
  return [documentOf(base, before, changed), documentOf(revision, after, changed)]
}

/** Every operation's wire form by `get /path`. */
function wiresOf(document: Document): Map<string, Wire> {
  const everywhere = (document as { security?: unknown }).security ?? []
  return new Map(
    operationsOf(document).map((entry) => [`${entry.method} ${entry.path}`, wireOf(document, entry, everywhere)]),
  )
}

function wireOf(document: Document, { operation, parameters }: Entry, everywhere: unknown): Wire {
  const { operationId, responses, requestBody, 'x-provenance': provenance } = operation
  const wire = inlined(
    document,
    { operationId, parameters, responses, ...(requestBody && { requestBody }), 'x-provenance': provenance },
    WORDS,
  )
  return { security: operation.security ?? everywhere, operation: wire as Record<string, unknown> }
}

function documentOf(document: Document, wires: Map<string, Wire>, keys: string[]): Document {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const key of keys) {
    const wire = wires.get(key)
    const [method = '', path = ''] = key.split(' ', 2)
    if (wire) paths[path] = { ...paths[path], [method]: { ...wire.operation, security: wire.security } }
  }
  // Components only for shapes inside themselves, which stay references.
  return {
    openapi: '3.1.0',
    info: { title: 'contract', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: document.components,
  } as unknown as Document
}
