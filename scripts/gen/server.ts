import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '../lib/run.ts'
import { contentHash, isFresh, writeStamp } from '../lib/stamp.ts'
import { operationsOf, type Document } from './document.ts'
import { BUNDLE } from './places.ts'

const OPERATIONS = join(ROOT, 'server', 'operations')
const DOMAIN = join(ROOT, 'server', 'domain')
const HANDLERS = join(ROOT, 'server', 'handlers.gen.ts')
const SEEDS = join(ROOT, 'server', 'seeds.gen.ts')
const STAMP = join(ROOT, '.cache', 'server-lists.stamp')

/** One handlers file: its path from the root, the function it exports, and the operations it answers. */
export type HandlersFile = { path: string; name: string; ids: string[] }

/**
 * Lists handlers and seeds from their files. Skips when nothing changed; run generateContract first. Throws an error
 * for people.
 */
export async function generateServer(): Promise<void> {
  const sources = ['server/operations', 'server/domain', 'scripts/gen/server.ts', 'openapi/generated/stamp']
  const hash = contentHash(ROOT, sources, (path) => path.endsWith('.test.ts'))
  if (isFresh(STAMP, hash) && existsSync(HANDLERS) && existsSync(SEEDS)) return
  generateSeeds()
  const found = filesBelow(OPERATIONS, '.handlers.ts')
  const files = await Promise.all(found.map((path) => readHandlers(path, readFileSync(join(ROOT, path), 'utf8'))))
  const document = JSON.parse(readFileSync(BUNDLE, 'utf8')) as Document
  const faults = handlerFaults(
    files,
    new Map(operationsOf(document).map(({ id, operation }) => [id, operation.tags[0] ?? ''])),
  )
  if (faults.length > 0)
    throw new Error(`The list of handlers cannot be made:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  write(HANDLERS, handlersText(files))
  writeStamp(STAMP, hash)
}

/** Lists the seeds alone: what the database's verbs need, and no contract. */
export function generateSeeds(): void {
  const nouns = readdirSync(DOMAIN).sort()
  const schemas = new Map(nouns.map((noun) => [noun, textOf(join(DOMAIN, noun, 'schema.ts'))]))
  const seeded = inOrderOfKeys(schemas).filter((noun) => existsSync(join(DOMAIN, noun, 'seed.ts')))
  const heading = head('the seed.ts of each noun; what others point at comes first')
  write(
    SEEDS,
    `${heading}import type { NounSeed } from './db/seed/noun.ts'
${seeded.map((noun) => `import { seed as ${camel(noun)} } from './domain/${noun}/seed.ts'\n`).join('')}
export const seeds: readonly NounSeed[] = [
${seeded.map((noun) => `  ${camel(noun)},\n`).join('')}]
`,
  )
}

/** Nouns so that each stands behind those whose tables its own point at: what its schema imports. */
export function inOrderOfKeys(schemas: ReadonlyMap<string, string>): string[] {
  const done = new Set<string>()
  const visit = (noun: string): void => {
    if (done.has(noun) || !schemas.has(noun)) return
    for (const [, other = ''] of (schemas.get(noun) ?? '').matchAll(/from '#server\/domain\/([\w-]+)\/schema\.ts'/g))
      visit(other)
    done.add(noun)
  }
  for (const noun of schemas.keys()) visit(noun)
  return [...done]
}

/** What keeps the handlers from being one table, for people; empty when nothing does. */
export function handlerFaults(files: readonly HandlersFile[], tags: ReadonlyMap<string, string>): string[] {
  const said = files.flatMap(({ path, ids }) => ids.map((id) => ({ id, path })))
  const misplaced = said.flatMap(({ id, path }) => {
    const tag = tags.get(id)
    if (tag === undefined) return [`${path} answers ${id}, and the contract has no such operation.`]
    if (tag === basename(dirname(path))) return []
    return [`${path} answers ${id}, whose tag is ${tag}: it belongs in server/operations/${tag}/.`]
  })
  const twice = [...Map.groupBy(said, ({ id }) => id)].filter(([, places]) => places.length > 1)
  return [
    ...misplaced,
    ...twice.map(([id, places]) => `${id} is answered twice: ${places.map(({ path }) => path).join(' and ')}.`),
  ]
}

/** The fields of a syntax tree that are read here. */
type Node = {
  type: string
  name?: string
  id?: Node
  key?: Node
  expression?: Node
  declaration?: Node
  argument?: Node
  body?: Node | Node[]
  properties?: Node[]
}

/** Reads the one function `…Handlers` of a file, and the keys of the table that it returns. */
export async function readHandlers(path: string, text: string): Promise<HandlersFile> {
  // Loaded late: a fresh list needs no parser.
  const { parseAst } = await import('rolldown/parseAst')
  const program = parseAst(text, { lang: 'ts' }) as unknown as { body: Node[] }
  const found = program.body.flatMap(({ declaration }) =>
    declaration?.type === 'FunctionDeclaration' && declaration.id?.name?.endsWith('Handlers') ? [declaration] : [],
  )
  const [made] = found
  if (made === undefined || found.length > 1)
    throw new Error(`${path} has to export one function whose name ends in Handlers.`)
  const table = tableOf(made)
  const ids = table?.properties?.map(({ type, key }) => (type === 'Property' ? key?.name : undefined))
  if (ids === undefined || !ids.every((id) => id !== undefined)) {
    throw new Error(
      `${path} has to return its table at the end: { operationId: handler, … } satisfies Handlers, each by its name.`,
    )
  }
  return { path, name: made.id?.name ?? '', ids }
}

function tableOf(made: Node): Node | undefined {
  const block = made.body as Node // a function's body is one node, with its statements as body
  const last = Array.isArray(block.body) ? block.body.at(-1) : undefined
  const returned = last?.type === 'ReturnStatement' ? last.argument : undefined
  return returned?.type === 'TSSatisfiesExpression' ? returned.expression : returned
}

function handlersText(files: readonly HandlersFile[]): string {
  const alias = ({ path }: HandlersFile) => camel(`${basename(dirname(path))}-${basename(path, '.handlers.ts')}`)
  const imports = files.map(
    (file) => `import { ${file.name} as ${alias(file)} } from './${file.path.slice('server/'.length)}'\n`,
  )
  return `${head('the files of server/operations')}import type { Handlers } from './contract.ts'
import type { Deps } from './operations/deps.ts'
${imports.join('')}
/** The handler table: every operation that is built, keyed by operationId. */
export function createHandlers(deps: Deps): Handlers {
  return {
${files.map((file) => `    ...${alias(file)}(deps),\n`).join('')}  }
}
`
}

const head = (sources: string) => `// Generated by \`npm run gen\` from ${sources}.\n`

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Paths from the root, in a fixed order. */
function filesBelow(folder: string, ending: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `server/operations/${name}`)
}

/**
 * Not when it says so already: whoever watches the file would start again for nothing. Whole or not at all: a start
 * fills its database with one of them while the other is made.
 */
function write(file: string, text: string): void {
  if (textOf(file) === text) return
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, text)
  renameSync(part, file)
}
