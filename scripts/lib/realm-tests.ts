import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a test asks for that knows only the objects of Node's own realm: keys, what a database of the browser keeps,
 * messages to another tab, the form of a sign-in.
 */
const NODES_OWN = /fake-indexeddb|BroadcastChannel|crypto\.subtle|text-cipher|session\/testing\/tab/
/** Sessions use all of these, whichever of their tests name them. */
const SESSION = 'src/session/'

/**
 * Unit tests that can have a realm for each file in a process that stays: our modules, the packages and a document,
 * where there is one, are made anew as in a process of its own, without the start of one. Names relative to the root.
 */
export function realmTests(root: string): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  )
  return files
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const hasDocument = text.startsWith('// @vitest-environment happy-dom')
      return !NODES_OWN.test(text) && (hasDocument || !file.startsWith(SESSION))
    })
}
