import type { Plugin } from 'vite'
import { readContract } from '../gen/contract.ts'
import { operationsOf, resolve, type Document } from '../gen/document.ts'

/**
 * The `Prefer` header that a cookie of the browser asks for on this call: `prefer.announceList=200.empty` becomes
 * `code=200, example=empty`. Undefined when no cookie names the operation.
 */
export function preferOf(document: Document, method: string, url: string, cookies: string): string | undefined {
  const wishes = new Map(
    [...cookies.matchAll(/(?:^|;\s*)prefer\.(\w+)=(\d{3})(?:\.([\w-]+))?(?=;|$)/g)].map(([, id, code, example]) => [
      id,
      { code, example },
    ]),
  )
  if (wishes.size === 0) return undefined
  const path = url.split('?', 1)[0] ?? ''
  const operation = operationsOf(document).find(
    (entry) => entry.method === method.toLowerCase() && wishes.has(entry.id) && templateOf(entry.path).test(path),
  )
  const wish = operation && wishes.get(operation.id)
  return wish && [`code=${wish.code}`, ...(wish.example ? [`example=${wish.example}`] : [])].join(', ')
}

/**
 * What is wrong with the wishes of these cookies, for people: a name that no operation has, a status or an example that
 * it has not.
 */
export function strangeWishes(document: Document, cookies: string): string[] {
  const operations = new Map(operationsOf(document).map((entry) => [entry.id, entry.operation]))
  return [...cookies.matchAll(/(?:^|;\s*)(prefer\.([^=;\s]*)=([^;]*))/g)].flatMap(
    ([, cookie = '', id = '', wish = '']) => {
      const told = (why: string) => [`The cookie ${cookie} chooses nothing: ${why}.`]
      const operation = operations.get(id)
      if (!operation) return told(`no operation is called ${id}${closest(id, [...operations.keys()])}`)
      const [, code, example] = /^(\d{3})(?:\.([\w-]+))?$/.exec(wish.trim()) ?? []
      if (code === undefined) return wish.trim() === '' ? [] : told('write it as prefer.operationId=200.empty')
      const response = operation.responses[code]
      if (!response) return told(`${id} has no answer ${code}, only ${Object.keys(operation.responses).join(', ')}`)
      const names = Object.values(resolve(document, response).content ?? {}).flatMap(({ examples = {} }) =>
        Object.keys(examples),
      )
      return example === undefined || names.includes(example)
        ? []
        : told(`the ${code} of ${id} has no example ${example}, only ${names.join(', ') || 'none'}`)
    },
  )
}

/** Names that differ in case, or that the other begins or ends with. */
function closest(id: string, names: string[]): string {
  const small = id.toLowerCase()
  const alike = names.filter(
    (name) =>
      small.length > 3 &&
      (name.toLowerCase().startsWith(small) ||
        small.startsWith(name.toLowerCase()) ||
        name.toLowerCase().endsWith(small)),
  )
  return alike.length === 0 ? '' : `; there is ${alike.slice(0, 3).join(', ')}`
}

function templateOf(path: string): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map(literal)
      .join('[^/]+')}$`,
  )
}

/**
 * Lets a developer choose an operation's answer from the browser, where nobody can add a header to the app's own calls.
 */
export function preferFromCookies(): Plugin {
  return {
    name: 'hansang:prefer-from-cookies',
    configureServer(server) {
      const told = new Set<string>()
      server.middlewares.use((request, _reply, next) => {
        const { cookie = '', prefer } = request.headers
        const document = prefer === undefined && cookie.includes('prefer.') ? readContract() : undefined
        const chosen = document && preferOf(document, request.method ?? 'GET', request.url ?? '/', cookie)
        for (const line of document ? strangeWishes(document, cookie) : []) {
          if (!told.has(line)) server.config.logger.warn(line)
          told.add(line)
        }
        if (chosen) request.headers['prefer'] = chosen
        next()
      })
    },
  }
}
