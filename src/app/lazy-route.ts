import { createElement, use, type ComponentType } from 'react'
import { loadChunk } from './chunk-failure.ts'
import { loadWords } from './language.ts'

// The names, shapes and export are those of the router's own functions, which this file stands in for
// (scripts/lib/guarded-chunks.ts). The router's split code calls them; nothing else does.

type Chunk = Record<string, unknown>
type Importer = () => Promise<Chunk>

/**
 * A route component that arrives with its chunk and its words [LNG-02]. `preload` is what the router calls before it
 * shows the route.
 */
export function lazyRouteComponent(
  importer: Importer,
  exportName = 'default',
): ComponentType<object> & { preload?: () => Promise<void> } {
  let loading: Promise<void> | undefined
  let loaded: ComponentType<object> | undefined

  const load = () => {
    loading ??= loadChunk(importer).then(
      async (chunk) => {
        await loadWords()
        // the router's compiler exports components under these names
        loaded = chunk[exportName] as ComponentType<object>
      },
      (error: unknown) => {
        loading = undefined // the next visit tries again
        throw error
      },
    )
    return loading
  }

  const Lazy: ReturnType<typeof lazyRouteComponent> = (props: object) => {
    if (!loaded) use(load())
    return loaded ? createElement(loaded, props) : null
  }
  Lazy.preload = load
  return Lazy
}

/** A route's loader that arrives with its chunk. */
export function lazyFn(importer: Importer, exportName: string): (...args: unknown[]) => Promise<unknown> {
  return async (...args) => {
    const chunk = await loadChunk(importer)
    const load = chunk[exportName] as (...args: unknown[]) => unknown // as above
    return load(...args)
  }
}
