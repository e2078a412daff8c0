import type { Plugin } from 'vite'
import { readContract } from '../gen/contract.ts'
import { operationsOf, type Document } from '../gen/document.ts'

/**
 * The `Prefer` header that a cookie of the browser asks for on this call: `prefer.announceList=200.empty` becomes
 * `code=200, example=empty`. Undefined when no cookie names the operation.
 */
export function preferOf(document: Document, method: string, url: string, cookies: string): string | undefined {
  const wishes = new Map([...cookies.matchAll(/(?:^|;\s*)prefer\.(\w+)=(\d{3})(?:\.([\w-]+))?(?=;|$)/g)].map(([, id, code, example]) => [id, { code, example }]))
  if (wishes.size === 0) return undefined
  const path = url.split('?', 1)[0] ?? ''
  const operation = operationsOf(document).find((entry) => entry.method === method.toLowerCase() && wishes.has(entry.id) && templateOf(entry.path).test(path))
  const wish = operation && wishes.get(operation.id)
  return wish && [`code=${wish.code}`, ...(wish.example ? [`example=${wish.example}`] : [])].join(', ')
}

function templateOf(path: string): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${path.split(/\{\w+\}/).map(literal).join('[^/]+')}$`)
}

/** Lets a developer choose an operation's answer from the browser, where nobody can add a header to the app's own calls. */
export function preferFromCookies(): Plugin {
  return {
    name: 'hansang:prefer-from-cookies',
    configureServer(server) {
      server.middlewares.use((request, _reply, next) => {
        const { cookie = '', prefer } = request.headers
        const chosen = prefer === undefined && cookie.includes('prefer.') ? preferOf(readContract(), request.method ?? 'GET', request.url ?? '/', cookie) : undefined
        if (chosen) request.headers['prefer'] = chosen
        next()
      })
    },
  }
}
