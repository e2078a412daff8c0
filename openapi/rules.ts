/**
 * Our lint rules on top of Redocly's. Named in redocly.yaml, so this file is loaded by Redocly (default export, plain
 * data in and out).
 */
import { createConfig, type Location, type Oas3Rule, type Plugin, type UserContext } from '@redocly/openapi-core'
import { certainlyFits } from './fits.ts'
import { OrderSyntaxError, parseOrder } from './order.ts'
import { isRows, parseSum, SumSyntaxError, type Term } from './sums.ts'

type Node = Record<string, unknown>

const LEVELS = ['documented', 'observed', 'assumed']
/** The shared error answers; which of them an operation has depends on whether it needs a token. */
const ALWAYS = ['400', '500']
const SIGNED_IN = ['401', '403', '440']

/** Says where a statement comes from: an operation must, anything else may, and then it must be complete. */
const provenance: Oas3Rule = () => {
  const check = (value: unknown, ctx: UserContext, location: Location) => {
    if (typeof value !== 'object' || value === null) {
      return ctx.report({
        message: `x-provenance is ${JSON.stringify(value)}. Write: x-provenance: { level: assumed, source: why }.`,
        location,
      })
    }
    const { level, source, ...more } = (value ?? {}) as { level?: unknown; source?: unknown }
    if (!LEVELS.includes(String(level))) {
      ctx.report({ message: `x-provenance.level must be one of ${LEVELS.join(', ')}.`, location })
    }
    if (typeof source !== 'string' || source.trim() === '') {
      ctx.report({ message: 'x-provenance.source must say where this comes from, or why it was assumed.', location })
    }
    // In a flow map an unquoted comma ends the text: what follows becomes a key.
    if (Object.keys(more).length > 0) {
      ctx.report({
        message: `x-provenance holds level and source only, not ${Object.keys(more).join(', ')}. Quote a source with a comma.`,
        location,
      })
    }
  }
  const optional = (value: object, ctx: UserContext) => {
    const node = value as Node
    if ('x-provenance' in node) check(node['x-provenance'], ctx, ctx.location.child('x-provenance'))
  }
  return {
    Operation(node: object, ctx: UserContext) {
      const operation = node as Node
      if (!('x-provenance' in operation)) {
        ctx.report({
          message:
            'The operation does not say where it comes from. Write: x-provenance: { level: assumed, source: why }, or documented with document and section, or observed with known-payloads.md and section.',
          location: ctx.location.key(),
        })
      } else check(operation['x-provenance'], ctx, ctx.location.child('x-provenance'))
    },
    Response: optional,
    Schema: optional,
  }
}

/** operationId: the area (the operation's one tag), then the rest in camelCase. */
const operationId: Oas3Rule = () => ({
  Operation(node: object, ctx: UserContext) {
    const operation = node as Node
    const id = String(operation['operationId'] ?? '')
    const area = String((operation['tags'] as unknown[] | undefined)?.[0] ?? '')
    if (!new RegExp(`^${area}[A-Z][A-Za-z0-9]*$`).test(id)) {
      ctx.report({
        message: `operationId "${id}" must be its area "${area}" followed by the last path segments in camelCase.`,
        location: ctx.location.child('operationId'),
      })
    }
  },
})

/**
 * Every 2xx with a body has a `default` example, and an `empty` one where its payload is a list. Every request body has
 * `default`.
 */
const defaultExample: Oas3Rule = () => ({
  Operation(node: object, ctx: UserContext) {
    const operation = node as Node
    const bodies: [string[], unknown][] = Object.entries((operation['responses'] ?? {}) as Node)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => [['responses', status], response])
    if (operation['requestBody']) bodies.push([['requestBody'], operation['requestBody']])
    for (const [at, body] of bodies) {
      for (const media of Object.values(((body as Node)['content'] ?? {}) as Record<string, Node>)) {
        const examples = (media['examples'] ?? {}) as Node
        const location = ctx.location.child(at)
        if (!('default' in examples)) ctx.report({ message: 'The body needs an example named `default`.', location })
        if (at[0] === 'responses' && isList(media['schema'], ctx) && !('empty' in examples)) {
          ctx.report({ message: 'The payload is a list: show it empty too, as an example named `empty`.', location })
        }
      }
    }
  },
})

/**
 * A call whose method and name disagree about writing says which is true: a read-only contract run goes by it (HTP-10).
 */
const writes: Oas3Rule = () => ({
  Operation(node: object, ctx: UserContext) {
    const { operationId = '', 'x-writes': stated } = node as { operationId?: string; 'x-writes'?: unknown }
    const verb = /[a-z](Get|Select|Search|Set|Save|Update|Insert|Delete|Cancel|Put|Remove)[A-Z]/.exec(operationId)?.[1]
    if (typeof stated === 'boolean' || verb === undefined) return
    const reads = ['Get', 'Select', 'Search'].includes(verb)
    if (reads === (ctx.key === 'get')) return
    ctx.report({
      message: 'Say `x-writes: true` or `x-writes: false`: method and name disagree.',
      location: ctx.location.key(),
    })
  },
})

/** The shared error answers are declared, so that no client meets an undeclared one. */
const errorResponses: Oas3Rule = () => ({
  Operation(node: object, ctx: UserContext) {
    const operation = node as Node
    const open = Array.isArray(operation['security']) && operation['security'].length === 0
    const declared = Object.keys((operation['responses'] ?? {}) as Node)
    const missing = [...ALWAYS, ...(open ? [] : SIGNED_IN)].filter((status) => !declared.includes(status))
    if (missing.length > 0) {
      ctx.report({
        message: `The error answers ${missing.join(', ')} of schemas/common.yaml are missing.`,
        location: ctx.location.child('responses'),
      })
    }
  },
})

/**
 * What a request may hold has an end: numbers from where to where, texts and lists how long. Without one a server has
 * to find its own, and finds it in the database. Bytes are bounded by the size of the body.
 */
const limits: Oas3Rule = () => {
  const seen = new Set<string>()
  const visit = (value: unknown, location: Location, ctx: UserContext): void => {
    const node = value as Node | undefined
    if (typeof node !== 'object' || node === null || seen.has(location.absolutePointer)) return
    seen.add(location.absolutePointer)
    const target = '$ref' in node ? ctx.resolve(node as { $ref: string }, location.source.absoluteRef) : undefined
    if (target?.location) return visit(target.node, target.location, ctx)
    for (const missing of missingLimits(node))
      ctx.report({ message: `A request says its limits: ${missing} is missing.`, location })
    for (const group of ['allOf', 'anyOf', 'oneOf', 'properties']) {
      for (const [key, part] of Object.entries((node[group] ?? {}) as Node))
        visit(part, location.child([group, key]), ctx)
    }
    visit(node['items'], location.child('items'), ctx)
  }
  return {
    Parameter: (node: object, ctx: UserContext) => visit((node as Node)['schema'], ctx.location.child('schema'), ctx),
    RequestBody: (node: object, ctx: UserContext) => {
      for (const [type, media] of Object.entries(((node as Node)['content'] ?? {}) as Record<string, Node>)) {
        visit(media['schema'], ctx.location.child(['content', type, 'schema']), ctx)
      }
    },
  }
}

function missingLimits(schema: Node): string[] {
  if ('enum' in schema || 'const' in schema) return []
  const types = [schema['type']].flat()
  const has = (...names: string[]) => names.some((name) => name in schema)
  const isNumber = types.includes('number') || types.includes('integer')
  const isBytes = schema['format'] === 'binary' || 'contentMediaType' in schema
  return [
    ...(isNumber && !has('minimum', 'exclusiveMinimum') ? ['minimum'] : []),
    ...(isNumber && !has('maximum', 'exclusiveMaximum') ? ['maximum'] : []),
    ...(types.includes('string') && !isBytes && !has('maxLength') && !endsSomewhere(schema['pattern'])
      ? ['maxLength']
      : []),
    ...(types.includes('array') && !has('maxItems') ? ['maxItems'] : []),
  ]
}

/**
 * Whether a pattern covers a whole text and repeats nothing without end: `^\d{8}$` bounds a text as well as a length
 * does.
 */
function endsSomewhere(pattern: unknown): boolean {
  if (typeof pattern !== 'string' || !/^\^.*\$$/.test(pattern)) return false
  const bare = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '')
  return !/[*+|]|\{\d+,\}/.test(bare.replace(/\([^()]*\)/g, (group) => group.replaceAll('|', '')))
}

/** Equations of `x-sum` can be read, and every name in them is a property of the schema they stand on. */
const sums: Oas3Rule = () => ({
  Schema(node: object, ctx: UserContext) {
    const stated = (node as Node)['x-sum']
    if (stated === undefined) return
    const location = ctx.location.child('x-sum')
    if (!Array.isArray(stated))
      return ctx.report({ message: 'x-sum is a list of equations, `total = list[].amount`.', location })
    for (const text of stated) {
      try {
        const { left, right } = parseSum(String(text))
        for (const path of [...left, ...right].flatMap((term: Term) => ('path' in term ? [term.path] : []))) {
          const missing = firstMissing(path, node as Node, ctx)
          if (missing !== undefined) ctx.report({ message: `x-sum "${text}": there is no ${missing} here.`, location })
        }
      } catch (error) {
        if (!(error instanceof SumSyntaxError)) throw error
        ctx.report({ message: `x-sum: ${error.message}.`, location })
      }
    }
  },
})

/** An order of `x-order` can be read, stands on a list, and names fields of its rows. */
const orders: Oas3Rule = () => ({
  Schema(node: object, ctx: UserContext) {
    const { 'x-order': stated, items } = node as Node
    if (stated === undefined) return
    const location = ctx.location.child('x-order')
    try {
      for (const { field } of parseOrder(String(stated))) {
        const missing = field === '.' ? undefined : firstMissing(['[]', field], node as Node, ctx)
        if (items === undefined || missing !== undefined) {
          const lacks = `there is no ${missing ?? 'list'} here`
          ctx.report({
            message: `x-order "${String(stated)}": ${lacks}. Write a field of the rows: '-regDt' is newest first.`,
            location,
          })
        }
      }
    } catch (error) {
      if (!(error instanceof OrderSyntaxError)) throw error
      ctx.report({ message: `x-order: ${error.message}. Write '-regDt' for newest first.`, location })
    }
  },
})

type Visit = (node: object, ctx: UserContext, ...more: unknown[]) => void
type Visitor = { [key: string]: Visitor | Visit }

const builtIn = Object.assign({}, ...(await createConfig({})).getRulesForSpecVersion('oas3')) as Record<
  string,
  Oas3Rule
>

/**
 * A rule of Redocly that checks examples, told only of those that do not certainly fit (fits.ts): what is refused, and
 * in what words, stays its own. Asking it each time takes two thirds of a lint.
 */
const unlessAllFit =
  (name: string): Oas3Rule =>
  (options) => {
    const rule = builtIn[name]
    if (!rule) throw new Error(`Redocly no longer has the rule ${name}.`)
    const wrapped = (visitor: Visitor): Visitor =>
      Object.fromEntries(
        Object.entries(visitor).map(([key, child]) => {
          if (typeof child !== 'function') return [key, wrapped(child)]
          if (key !== 'leave') return [key, child]
          return [
            key,
            (node: object, ctx: UserContext, ...more: unknown[]) => {
              if (!allFit(node as Node, ctx)) child(node, ctx, ...more)
            },
          ]
        }),
      )
    // Redocly types a visitor by every kind of node; these two have `leave` for bodies and parameters only.
    return wrapped(rule(options) as unknown as Visitor) as ReturnType<Oas3Rule>
  }

/** Whether each example of a body or parameter certainly fits its schema. */
function allFit({ schema, example, examples = {} }: Node, ctx: UserContext): boolean {
  const fits = (value: unknown) =>
    certainlyFits(value, schema, (ref, from) => {
      const { node, location } = ctx.resolve({ $ref: ref }, from)
      return location && { schema: node, from: location.source.absoluteRef }
    })
  if (example !== undefined && !fits(example)) return false
  return Object.values(examples as Record<string, Node>).every((one) => 'value' in one && fits(one['value']))
}

/** The first part of a path that the schema does not have; undefined when it leads somewhere. */
function firstMissing([first, ...rest]: string[], schema: Node, ctx: UserContext, file?: string): string | undefined {
  if (first === undefined) return undefined
  const next = partsOf(schema, ctx, file).flatMap(([part, from]) => {
    const child = isRows(first) ? part['items'] : ((part['properties'] ?? {}) as Node)[first]
    return child === undefined ? [] : [[child as Node, from] as const]
  })
  const [found] = next
  return found === undefined ? first : firstMissing(rest, found[0], ctx, found[1])
}

/**
 * A schema and everything that it is made of, what it refers to and the parts of its allOf, each with the file its
 * references start from.
 */
function partsOf(schema: Node, ctx: UserContext, file?: string): [Node, string | undefined][] {
  const target = '$ref' in schema ? ctx.resolve(schema as { $ref: string }, file) : undefined
  const referred: [Node, string | undefined][] = target?.node
    ? [[target.node as Node, target.location?.source.absoluteRef]]
    : []
  const parts = [
    ...referred,
    ...((schema['allOf'] ?? []) as Node[]).map((part): [Node, string | undefined] => [part, file]),
  ]
  return [[schema, file], ...parts.flatMap(([part, from]) => partsOf(part, ctx, from))]
}

/** True when `data` of the envelope is an array that may be empty; `minItems` says that it never is. */
function isList(schema: unknown, ctx: UserContext): boolean {
  const parts = ((schema as Node | undefined)?.['allOf'] ?? []) as Node[]
  const data = parts.flatMap((part) => ((part['properties'] ?? {}) as Node)['data'] ?? [])[0]
  const payload = (data && '$ref' in (data as Node) ? ctx.resolve(data as { $ref: string }).node : data) as
    | Node
    | undefined
  return payload?.['type'] === 'array' && !(Number(payload['minItems'] ?? 0) > 0)
}

export default function hansang(): Plugin {
  return {
    id: 'hansang',
    rules: {
      oas3: {
        provenance,
        'operation-id': operationId,
        orders,
        'body-examples': unlessAllFit('no-invalid-media-type-examples'),
        'default-example': defaultExample,
        'error-responses': errorResponses,
        limits,
        'parameter-examples': unlessAllFit('no-invalid-parameter-examples'),
        sums,
        writes,
      },
    },
  }
}
