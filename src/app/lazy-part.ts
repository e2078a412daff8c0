import { lazy, type LazyExoticComponent, type ReactNode } from 'react'
import { loadWords } from './language.ts'

/**
 * A part of a screen whose code comes when it is first drawn, with its English words [LNG-02]:
 * `const MyQrSheet = lazyPart(() => import('./my-qr-sheet.tsx'), 'MyQrSheet')`.
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, (props: Props) => ReactNode>>,
  name: Name,
): LazyExoticComponent<(props: Props) => ReactNode> {
  return lazy(async () => {
    const file = await load()
    await loadWords()
    return { default: file[name] }
  })
}

/**
 * A part that a screen draws by itself and that nobody misses: without its code there is nothing, where a `lazyPart` would take
 * the whole screen into its failure.
 */
export function lazyExtra<Name extends string, Props>(
  load: () => Promise<Record<Name, (props: Props) => ReactNode>>,
  name: Name,
): LazyExoticComponent<(props: Props) => ReactNode> {
  const none = { [name]: () => null } as Record<Name, () => null> // its only key
  return lazyPart<Name, Props>(() => load().catch(() => none), name)
}
