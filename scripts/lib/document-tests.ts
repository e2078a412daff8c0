import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a test asks for that knows only the objects of Node's own realm: keys, what a database of the browser keeps, messages to another tab. */
const NODES_OWN = /fake-indexeddb|BroadcastChannel|crypto\.subtle/

/**
 * Unit tests with a document that can have a realm for each file in a process that stays: a document, our modules and the packages are made
 * anew as in a process of its own, without the start of one. Names relative to the root.
 */
export function documentTests(root: string): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file))
  return files
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return text.startsWith('// @vitest-environment happy-dom') && !NODES_OWN.test(text)
    })
}
